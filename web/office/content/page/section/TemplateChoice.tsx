import type { PageSection } from '#schema/pageSections.ts';
import { pageTemplates } from '#schema/pageTemplates.ts';
import type { PageFormState } from '../usePageForm.ts';

type Props = { form: PageFormState; onTitle: () => void };

/** The templates, each with what it has. A chosen one fills the form; nothing is stored yet. */
export function TemplateChoice({ form, onTitle }: Props) {
  const begin = ({ title, layout, sections }: (typeof pageTemplates)[number]) => {
    if (!form.getValues('title').trim()) {
      form.setValue('title', title, { shouldDirty: true });
      onTitle();
    }
    form.setValue('layout', layout, { shouldDirty: true });
    const withKeys = sections.map((section) => ({ ...structuredClone(section), key: crypto.randomUUID() }));
    form.setValue('sections', withKeys as PageSection[], { shouldDirty: true });
  };
  return (
    <section aria-labelledby="templates">
      <h2 id="templates" className="mt-4 text-xl">
        Begin with a template
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {pageTemplates.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              onClick={() => begin(template)}
              className="block h-full w-full border-2 border-edge bg-sheet p-4 text-left hover:border-ink hover:bg-paper-deep"
            >
              <span className="block font-semibold">{template.name}</span>
              <span className="block text-sm text-ink-soft">{template.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
