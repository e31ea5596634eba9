import { isOff } from '#schema/navigation.ts';
import { MarkdownField } from '#web/office/editor/MarkdownField.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { CheckboxField, InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { AmountField } from './AmountField.tsx';
import { EntriesField } from './EntriesField.tsx';
import { FeaturesField } from './FeaturesField.tsx';
import type { Faults } from './faults.ts';
import { messageAt } from './faults.ts';
import { ItemsField, ReviewsField } from './IdsField.tsx';
import { PictureField } from './PictureField.tsx';
import { PicturesField } from './PicturesField.tsx';
import type { FieldSpec, FieldValues } from './sectionKinds.ts';

type Props = {
  fields: readonly FieldSpec[];
  value: FieldValues;
  onChange: (change: FieldValues) => void;
  faults: Faults;
  isDisabled: boolean;
};

/** The fields of a section, or of an entry of a list in it. */
export const SectionFields = ({ fields, ...props }: Props) => (
  <div className="grid grid-cols-1 gap-4">
    {fields.map((spec) => (
      <SectionField key={spec.name} spec={spec} {...props} />
    ))}
  </div>
);

type FieldProps = Omit<Props, 'fields'> & { spec: FieldSpec };

const SWITCHED_OFF = 'This part of the site is switched off: the page leaves the link out.';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const idsOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);

function SectionField({ spec, value: values, onChange, faults, isDisabled }: FieldProps) {
  const { name, label, kind, hint, isRequired = false } = spec;
  const value = values[name];
  const error = messageAt(faults, name);
  const change = (changed: unknown) => onChange({ [name]: changed });
  // An optional text that is empty is none.
  const write = (text: string) => change(text === '' && !isRequired ? null : spec.isUpper ? text.toUpperCase() : text);
  const isTargetOff = isOff(useSite(), textOf(value));
  const shared = { label, hint: isTargetOff ? SWITCHED_OFF : hint, error };
  switch (kind) {
    case 'line':
      return (
        <InputField
          {...shared}
          required={isRequired}
          placeholder={spec.placeholder}
          autoComplete="off"
          value={textOf(value)}
          onChange={({ target }) => write(target.value)}
          // Enter must not save the page.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      );
    case 'lines':
      return (
        <TextareaField
          {...shared}
          required={isRequired}
          rows={3}
          value={textOf(value)}
          onChange={({ target }) => write(target.value)}
        />
      );
    case 'markdown':
      return (
        <MarkdownField
          {...shared}
          name={name}
          ref={null}
          value={textOf(value)}
          onChange={write}
          onBlur={() => undefined}
          disabled={isDisabled}
        />
      );
    case 'truth':
      return <CheckboxField {...shared} checked={value === true} onChange={({ target }) => change(target.checked)} />;
    case 'amount':
      return <AmountField {...shared} value={value} onChange={change} />;
    case 'features':
      return <FeaturesField {...shared} value={idsOf(value)} onChange={change} />;
    case 'picture':
      return <PictureField {...shared} isRequired={isRequired} id={textOf(value)} onChange={change} />;
    case 'pictures':
      return <PicturesField {...shared} ids={idsOf(value)} onChange={change} />;
    case 'reviews':
      return <ReviewsField {...shared} ids={idsOf(value)} onChange={change} />;
    case 'items':
      return <ItemsField {...shared} ids={idsOf(value)} onChange={change} />;
    case 'entries':
      return (
        <EntriesField spec={spec} values={values} onChange={onChange} faults={faults}>
          {(entry) => <SectionFields fields={spec.entry?.fields ?? []} {...entry} isDisabled={isDisabled} />}
        </EntriesField>
      );
  }
}
