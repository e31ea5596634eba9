import { NEWEST_WORK } from '#schema/pageTexts/homeSections.ts';
import { MAX_HOME_ITEMS } from '#schema/pageTexts/pages.ts';
import { ItemsField } from '#web/office/content/page/section/IdsField.tsx';
import { MarkdownField } from '#web/office/editor/MarkdownField.tsx';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { SortableRows } from '#web/shared/ui/SortableRows.tsx';
import { linesOf } from '#web/site/pageText/texts.ts';
import type { EditedField } from './editedPage.ts';
import { HomeSections } from './HomeSections.tsx';
import { PictureControl } from './PictureControl.tsx';
import type { PageEdits } from './usePageEdits.ts';

type Props = { field: EditedField; edits: PageEdits; error: string | undefined };

const BLANK = 'Left blank, it is not on the page.';
const LINK = 'Begins with https://, or with / for a page of this site. Left blank, there is no link.';
const PLACEHOLDERS =
  'A heading of the second level begins a section, which gets its number by itself. {name}, {address}, {email}, {phone} and ' +
  '{city} are filled in, and so is what {analytics} and {counting} say of counting visits, and {tags} of the tags of other companies; {#word} behind a heading is what links to it end with.';

export function TextControl({ field, edits: { setText }, error }: Props) {
  const { kind, text } = field;
  const onChange = (value: string) => setText(field, value);
  if (kind === 'PICTURE') return <PictureControl field={field} setText={setText} error={error} />;
  if (kind === 'SECTIONS') return <HomeSections text={text} onChange={onChange} error={error} />;
  if (kind === 'ITEMS')
    return (
      <ItemsField
        label="Projects"
        hint={`Without a choice, the newest ${NEWEST_WORK}. At most ${MAX_HOME_ITEMS}.`}
        error={error}
        ids={linesOf(text)}
        onChange={(ids) => onChange(ids.join('\n'))}
      />
    );
  if (kind === 'MARKDOWN')
    return (
      <MarkdownField
        label="Text"
        name={field.name}
        value={text}
        onChange={onChange}
        onBlur={() => undefined}
        disabled={false}
        error={error}
        hint={PLACEHOLDERS}
        ref={() => undefined}
      />
    );
  const props = { label: 'Text', value: text, error };
  if (kind === 'LINE') return <InputField {...props} hint={BLANK} onChange={(event) => onChange(event.target.value)} />;
  if (kind === 'URL')
    return <InputField {...props} label="Address" hint={LINK} onChange={(event) => onChange(event.target.value)} />;
  return (
    <>
      <TextareaField
        {...props}
        rows={8}
        hint={kind === 'LIST' ? `A line for each entry. ${BLANK}` : BLANK}
        onChange={(event) => onChange(event.target.value)}
      />
      {kind === 'LIST' && (
        <SortableRows
          rows={linesOf(text)}
          keyOf={(entry) => entry}
          nameOf={(entry) => entry}
          onChange={(entries) => onChange(entries.join('\n'))}
        />
      )}
    </>
  );
}
