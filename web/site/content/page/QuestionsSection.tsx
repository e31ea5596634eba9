import { Prose } from '#web/shared/ui/Prose.tsx';
import { Band, entryHeading } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';

export function QuestionsSection({ section: { key, headline, questions } }: SectionProps<'QuestionsSection'>) {
  const Heading = entryHeading(headline);
  return (
    <Band id={key} headline={headline} isBeside>
      <div className="border-b-2 border-ink">
        {questions.map(({ question, answerHtml }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions may be the same
          <details key={index} dir="auto" className="group/question border-t-2 border-ink">
            <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-5 hover:text-signal-ink lg:py-6 [&::-webkit-details-marker]:hidden">
              <Heading className="min-w-0 grow text-xl wrap-anywhere">{question}</Heading>
              <svg
                viewBox="0 0 20 20"
                aria-hidden="true"
                className="mt-1 size-5 shrink-0 fill-signal transition-transform group-open/question:rotate-45"
              >
                <path d="M8 0h4v8h8v4h-8v8H8v-8H0V8h8z" />
              </svg>
            </summary>
            <Prose html={answerHtml} className="pb-8" />
          </details>
        ))}
      </div>
    </Band>
  );
}
