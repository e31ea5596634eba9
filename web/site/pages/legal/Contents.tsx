import { useTexts } from '#web/shared/language/language.ts';
import type { Section } from './LegalSection.tsx';

export const Contents = ({ sections }: { sections: readonly Section[] }) => {
  const t = useTexts();
  return (
    <nav aria-label={t('Contents')} className="screen-only lg:sticky lg:top-8 lg:col-span-4 lg:self-start">
      <ol className="grid text-sm sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex gap-3 py-1.5 underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-signal"
              dir="auto"
            >
              <span className="w-6 shrink-0 font-semibold tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
