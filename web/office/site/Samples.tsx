import { sampleStrings } from '#schema/siteState.ts';
import type { SampleContentFieldsFragment, SampleKind } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import {
  RemoveSampleContentDocument,
  SampleContentDocument,
  SampleContentFragment,
  SiteDocument,
} from './documents.ts';
import { Part } from './redirect/Part.tsx';

type Samples = SampleContentFieldsFragment;

const kindNames: Record<SampleKind, [one: string, many: string]> = {
  POSTS: ['post', 'posts'],
  ITEMS: ['portfolio item', 'portfolio items'],
  MESSAGES: ['message', 'messages'],
  APPLICATIONS: ['application', 'applications'],
  REVIEWS: ['review', 'reviews'],
  REVIEW_LINKS: ['review link', 'review links'],
  REPLY_TEMPLATES: ['reply template', 'reply templates'],
  PAGE_TEXTS: ['page text', 'page texts'],
  BOOKINGS: ['demonstration calendar', 'demonstration calendars'],
  ACCOUNTS: ['account', 'accounts'],
};

const countOf = (kind: SampleKind, count: number) => `${count} ${kindNames[kind][count === 1 ? 0 : 1]}`;

/** The sample content of the first start, and its removal. */
export function Samples({ onRemoved }: { onRemoved?: () => void }) {
  const query = useOfficeQuery(SampleContentDocument, sampleStrings.failed);
  return (
    <Part
      title="Sample content"
      text="What the first start brought along, so that there was something to see. What you or a colleague have changed stays."
    >
      <Loaded
        data={readFragment(SampleContentFragment, query.data?.sampleContent)}
        query={query}
        title="Error Loading the Samples"
        loading="Loading the samples..."
      >
        {(samples) => <SampleList samples={samples} onRemoved={onRemoved} />}
      </Loaded>
    </Part>
  );
}

function SampleList({ samples, onRemoved }: { samples: Samples; onRemoved: (() => void) | undefined }) {
  const [remove, { loading }] = useCommand(RemoveSampleContentDocument, {
    sentences: { doing: 'Removing the samples...', done: sampleStrings.removed, failed: sampleStrings.failed },
    refetchQueries: [SampleContentDocument, SiteDocument],
    onDone: () => onRemoved?.(),
  });
  const removed = samples.groups.filter(({ names }) => names.length);
  const keptSamples = samples.groups.flatMap((group) => group.kept.map((sample) => ({ ...sample, kind: group.kind })));
  const [ask, question] = useQuestion<Samples>({
    title: 'Remove all sample content?',
    confirmLabel: 'Remove the samples',
    busyLabel: 'Removing...',
    text: () => (
      <>
        <p>For good, in one step:</p>
        <ul className="mt-2 list-disc pl-5">
          {removed.map(({ kind, names }) => (
            <li key={kind}>{countOf(kind, names.length)}</li>
          ))}
        </ul>
        {keptSamples.length > 0 && <p className="mt-2">{keptSamples.length} that somebody has changed stay.</p>}
      </>
    ),
    onConfirm: () => remove({}),
  });
  return (
    <div className="grid gap-4">
      {removed.length === 0 && <p>{sampleStrings.nothingLeft}</p>}
      {removed.length > 0 && (
        <>
          <ul className="grid gap-2">
            {removed.map(({ kind, names }) => (
              <li key={kind}>
                <details>
                  <summary className="cursor-pointer py-1 font-semibold">{countOf(kind, names.length)}</summary>
                  <ul className="mt-1 mb-2 grid list-disc gap-1 pl-8 text-sm text-ink-soft wrap-anywhere">
                    {names.map((name, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is replaced as a whole
                      <li key={index} dir="auto">
                        {name}
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
          <Button
            variant="danger"
            size="small"
            busy={loading}
            className="justify-self-start"
            onClick={() => ask(samples)}
          >
            Remove all sample content
          </Button>
        </>
      )}
      {keptSamples.length > 0 && (
        <div>
          <h3 className="font-semibold">Kept</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm text-ink-soft wrap-anywhere">
            {keptSamples.map(({ kind, name, reason }) => (
              <li key={`${kind} ${name}`}>
                <span dir="auto">{name}</span> ({kindNames[kind][0]}: {reason})
              </li>
            ))}
          </ul>
        </div>
      )}
      {question}
    </div>
  );
}
