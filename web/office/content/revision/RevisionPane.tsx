import { useMemo, useState } from 'react';
import { revisionStrings } from '#schema/revision.ts';
import type { RevisionQuery } from '#web/gql/graphql.ts';
import { useOfficeItem } from '#web/shared/data/useOfficeItem.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { changedFields, changesOf } from './diff.ts';
import { RevisionDocument } from './documents.ts';
import { FieldDiff } from './FieldDiff.tsx';

type Revision = RevisionQuery['revision'];
type Props = { id: string; noun: string; isRestoring: boolean; onRestore: (id: string) => void };

/** A version, compared with the previous or the current one, with a button to restore it. */
export function RevisionPane({ id, ...props }: Props) {
  const { item, isMissing, sentence, retry } = useOfficeItem({
    document: RevisionDocument,
    id,
    pick: (data) => data.revision,
    failed: revisionStrings.failed,
  });
  if (isMissing) return <p className="text-ink-soft">{revisionStrings.notFound}</p>;
  if (item) return <Loaded revision={item} {...props} />;
  return sentence ? (
    <ErrorPanel title="Error Loading Version" message={sentence} onRetry={retry} />
  ) : (
    <Loading label="Loading version..." />
  );
}

function Loaded({ revision, noun, isRestoring, onRestore }: { revision: Revision } & Omit<Props, 'id'>) {
  const { id, number, fields, previous, current, isPictureGone } = revision;
  const [comparedWith, setComparedWith] = useState<'previous' | 'current'>('previous');
  const [askRestore, restoreQuestion] = useQuestion<void>({
    title: `Restore version ${number}?`,
    confirmLabel: 'Restore',
    text: () =>
      `The ${noun} becomes what it was then, as a new version. Whether it is published stays, and so does its schedule.`,
    onConfirm: () => onRestore(id),
  });
  const isWithPrevious = comparedWith === 'previous';
  const changes = useMemo(
    () => (isWithPrevious ? changesOf(previous?.fields ?? [], fields) : changesOf(fields, current)),
    [isWithPrevious, previous, fields, current],
  );
  // Restoring a version does not change whether the item is published.
  const isCurrent = changedFields(fields, current).every(({ name }) => name === 'isPublished');
  const version = `Version ${number}`;
  const [before, after] = isWithPrevious
    ? [previous ? `Version ${previous.number}` : 'Nothing', version]
    : [version, 'As it is now'];
  return (
    <section aria-labelledby="version" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="version" className="text-2xl">
          {version}
        </h2>
        {isCurrent ? (
          <p className="text-ink-soft">This is how it is now.</p>
        ) : (
          <Button variant="secondary" size="small" busy={isRestoring} onClick={() => askRestore()}>
            Restore this version
          </Button>
        )}
      </div>
      {isPictureGone && (
        <p className="mt-3 text-sm text-ink-soft">One of its pictures has been deleted, and would not come back.</p>
      )}
      <div className="mt-5 max-w-72">
        <SelectField
          label="Compare"
          value={comparedWith}
          onChange={({ target }) => setComparedWith(target.value as typeof comparedWith)}
        >
          <option value="previous">With the version before</option>
          <option value="current">With what is there now</option>
        </SelectField>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6">
        {changes.length === 0 && <p className="text-ink-soft">There is no difference.</p>}
        {changes.map((change) => (
          <FieldDiff key={change.name} change={change} before={before} after={after} />
        ))}
      </div>
      {restoreQuestion}
    </section>
  );
}
