import { pageTemplates } from '#schema/pageTemplates.ts';
import { templatePage } from '#schema/pageTemplates.ts';
import type { PageFormState } from '../usePageForm.ts';

/** The templates, each with what it has. A chosen one fills the form; nothing is stored yet. */
export function TemplateChoice({ form }: { form: PageFormState }) {
  return null;
}
