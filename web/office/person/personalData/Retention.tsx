import { useApolloClient, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import { officePlace } from '#schema/officeTime.ts';
import {
  MAX_RETENTION_DAYS,
  MIN_RETENTION_DAYS,
  RETENTION_TIME,
  type RetentionKind,
  retentionDays,
  retentionKindNames,
  retentionKinds,
  retentionStrings,
} from '#schema/retention.ts';
import type { Retention_RulesFragment } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { shortDay } from '#web/shared/dates.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { RetentionDocument, RetentionFragment, SaveRetentionDocument } from './retentionDocuments.ts';

type Rules = Retention_RulesFragment['rules'];
type Texts = Partial<Record<RetentionKind, string>>;

const parseDays = (text: string) => (text.trim() ? Number(text) : null);
const toTexts = (rules: Rules): Texts => Object.fromEntries(rules.map(({ kind, days }) => [kind, String(days ?? '')]));
const findFault = (text: string) =>
  retentionDays.safeParse(parseDays(text)).success ? undefined : retentionStrings.badDays;

export function Retention() {
  const place = officePlace(useSite().timeZone);
  const { data, error, refetch } = useQuery(RetentionDocument, { fetchPolicy: 'network-only' });
  const rules = data && readFragment(RetentionFragment, data.retention).rules;
  return (
    <section aria-labelledby="retention" className="mt-(--part-space) grid min-w-0 gap-4 border-t border-line pt-4">
      <div>
        <h2 id="retention" className="text-2xl">
          Retention
        </h2>
        <p className="measure mt-2 text-ink-soft">
          {`What is older than these days is deleted for good, every night from ${RETENTION_TIME} in ${place} on. An empty field keeps it.`}
        </p>
      </div>
      {error && !rules && (
        <ErrorPanel
          title="Error Loading the Retention"
          message={sentenceOf(error, retentionStrings.loadFailed)}
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!rules && !error && <Loading label="Loading the retention..." />}
      {rules && <RetentionForm rules={rules} />}
    </section>
  );
}

function RetentionForm({ rules }: { rules: Rules }) {
  const client = useApolloClient();
  const [texts, setTexts] = useState(() => toTexts(rules));
  const [previewRules, setPreviewRules] = useState(rules);
  const [faults, setFaults] = useState<Texts>({});
  const [isPreviewing, setPreviewing] = useState(false);
  const [save, { loading }] = useCommand(SaveRetentionDocument, {
    sentences: { done: retentionStrings.saved, failed: retentionStrings.saveFailed },
  });

  /** @returns the typed rules; null when a field has an error */
  const readRules = () => {
    toast.remove();
    const faultEntries = retentionKindNames.flatMap((kind) => {
      const fault = findFault(texts[kind] ?? '');
      return fault ? [[kind, fault]] : [];
    });
    setFaults(Object.fromEntries(faultEntries));
    if (faultEntries.length) toast.error(retentionStrings.faults);
    return faultEntries.length
      ? null
      : retentionKindNames.map((kind) => ({ kind, days: parseDays(texts[kind] ?? '') }));
  };
  const preview = async () => {
    const newRules = readRules();
    if (!newRules) return;
    setPreviewing(true);
    try {
      const variables = { input: { rules: newRules } };
      const { data } = await client.query({ query: RetentionDocument, variables, fetchPolicy: 'no-cache' });
      if (data) setPreviewRules(readFragment(RetentionFragment, data.retention).rules);
    } catch (error) {
      toast.error(sentenceOf(error, retentionStrings.loadFailed));
    } finally {
      setPreviewing(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const newRules = readRules();
    if (!newRules) return;
    const { data } = await save({ input: { rules: newRules } });
    if (data) setPreviewRules(readFragment(RetentionFragment, data.saveRetention).rules);
  };
  return (
    <form noValidate autoComplete="off" onSubmit={(event) => void submit(event)} className="grid min-w-0 gap-6">
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {retentionKindNames.map((kind) => {
          const rule = previewRules.find((candidate) => candidate.kind === kind);
          return (
            <InputField
              key={kind}
              type="number"
              inputMode="numeric"
              min={MIN_RETENTION_DAYS}
              max={MAX_RETENTION_DAYS}
              step={1}
              label={`${retentionKinds[kind].label}, days`}
              value={texts[kind] ?? ''}
              error={faults[kind]}
              hint={`${deletionText(rule)} Counted ${retentionKinds[kind].since}.`}
              onChange={({ target }) => {
                setTexts({ ...texts, [kind]: target.value });
                setFaults({ ...faults, [kind]: undefined });
              }}
            />
          );
        })}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={loading}>
          Save Retention
        </Button>
        <Button variant="secondary" busy={isPreviewing} onClick={() => void preview()}>
          Show What Would Go
        </Button>
      </div>
    </form>
  );
}

function deletionText(rule: Rules[number] | undefined): string {
  if (!rule?.days) return 'Kept for good.';
  if (!rule.dueCount || !rule.oldest) return `By ${rule.days} days nothing would go now.`;
  return `By ${rule.days} days ${rule.dueCount} would go now, the oldest of ${shortDay(rule.oldest)}.`;
}
