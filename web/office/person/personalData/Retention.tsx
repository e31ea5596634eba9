import { useApolloClient, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
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
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { shortDate } from '#web/shared/dates.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { RetentionDocument, RetentionFragment, SaveRetentionDocument } from './retentionDocuments.ts';

type Rules = Retention_RulesFragment['rules'];
type Texts = Partial<Record<RetentionKind, string>>;

const daysOf = (text: string) => (text.trim() ? Number(text) : null);
const textsOf = (rules: Rules): Texts => Object.fromEntries(rules.map(({ kind, days }) => [kind, String(days ?? '')]));
const faultOf = (text: string) =>
  retentionDays.safeParse(daysOf(text)).success ? undefined : retentionStrings.badDays;

/** Automatic deletion by kind and number of days. */
export function Retention() {
  const { data, error, refetch } = useQuery(RetentionDocument, { fetchPolicy: 'network-only' });
  const rules = data && readFragment(RetentionFragment, data.retention).rules;
  return (
    <section aria-labelledby="retention" className="mt-16 grid min-w-0 gap-6 border-t-2 border-ink pt-6">
      <div>
        <h2 id="retention" className="text-2xl">
          Retention
        </h2>
        <p className="measure mt-2 text-ink-soft">
          {`What is older than these days is deleted for good, every night from ${RETENTION_TIME} in India on. An empty field keeps it.`}
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
  const [texts, setTexts] = useState(() => textsOf(rules));
  /** What the last previewed days would delete. */
  const [shown, setShown] = useState(rules);
  const [faults, setFaults] = useState<Texts>({});
  const [isLooking, setLooking] = useState(false);
  const [save, { loading }] = useCommand(SaveRetentionDocument, {
    sentences: { done: retentionStrings.saved, failed: retentionStrings.saveFailed },
  });

  /** @returns the typed rules; null when a field has an error */
  const readRules = () => {
    toast.remove();
    const found = retentionKindNames.flatMap((kind) => {
      const fault = faultOf(texts[kind] ?? '');
      return fault ? [[kind, fault]] : [];
    });
    setFaults(Object.fromEntries(found));
    if (found.length) toast.error(retentionStrings.faults);
    return found.length ? null : retentionKindNames.map((kind) => ({ kind, days: daysOf(texts[kind] ?? '') }));
  };
  const preview = async () => {
    const given = readRules();
    if (!given) return;
    setLooking(true);
    try {
      const variables = { input: { rules: given } };
      const { data } = await client.query({ query: RetentionDocument, variables, fetchPolicy: 'no-cache' });
      if (data) setShown(readFragment(RetentionFragment, data.retention).rules);
    } catch (error) {
      toast.error(sentenceOf(error, retentionStrings.loadFailed));
    } finally {
      setLooking(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = readRules();
    if (!given) return;
    const { data } = await save({ input: { rules: given } });
    if (data) setShown(readFragment(RetentionFragment, data.saveRetention).rules);
  };
  return (
    <form noValidate autoComplete="off" onSubmit={(event) => void submit(event)} className="grid min-w-0 gap-6">
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {retentionKindNames.map((kind) => {
          const rule = shown.find((one) => one.kind === kind);
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
              hint={`${wouldGo(rule)} Counted ${retentionKinds[kind].since}.`}
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
        <Button variant="secondary" busy={isLooking} onClick={() => void preview()}>
          Show What Would Go
        </Button>
      </div>
    </form>
  );
}

function wouldGo(rule: Rules[number] | undefined): string {
  if (!rule?.days) return 'Kept for good.';
  if (!rule.dueCount || !rule.oldest) return `By ${rule.days} days nothing would go now.`;
  return `By ${rule.days} days ${rule.dueCount} would go now, the oldest of ${shortDate(`${rule.oldest}T06:30:00Z`)}.`;
}
