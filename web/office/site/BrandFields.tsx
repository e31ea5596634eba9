import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { FurtherLanguages } from './FurtherLanguages.tsx';
import { LanguageField } from './LanguageField.tsx';
import { originalField, type SitePartProps } from './OriginalHint.tsx';
import { TranslatedWords } from './TranslatedWords.tsx';

/** What the agency is called, and what it does. */
export const BrandFields = (part: SitePartProps) => (
  <div className="grid max-w-2xl gap-6">
    <InputField label="Name" required {...originalField(part, 'name')} />
    <InputField label="Tagline" required {...originalField(part, 'tagline')} />
    <TextareaField
      label="What the agency does"
      required
      rows={3}
      {...originalField(part, 'description', 'Search engines show it of the home page.')}
    />
    <InputField
      label="City of the courts"
      {...originalField(part, 'city', 'The terms name it. Left empty, they show a gap that is to be filled.')}
    />
    <LanguageField form={part.inputForm.form} />
    <FurtherLanguages form={part.inputForm.form} />
    <TranslatedWords {...part} />
  </div>
);
