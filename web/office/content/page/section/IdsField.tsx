import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Fault, InputField, SelectField } from '#web/shared/ui/Field.tsx';
import { SortableRows } from '#web/shared/ui/SortableRows.tsx';
import { useSettled } from '#web/shared/ui/useSettled.ts';
import { ItemChoicesDocument } from '#web/site/content/page/documents.ts';
import { ReviewChoicesDocument } from '#web/site/portfolio/documents.ts';

type FieldProps = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
};

const note = (isPublished: boolean) => (isPublished ? '' : ' (not published)');

export const ReviewsField = (props: FieldProps) => (
  <IdsField
    {...props}
    noun="review"
    document={ReviewChoicesDocument}
    pick={({ allReviews }) => allReviews}
    labelOf={({ name, companyName, isPublished }) => `${name}, ${companyName}${note(isPublished)}`}
  />
);

export const ItemsField = (props: FieldProps) => (
  <IdsField
    {...props}
    noun="case study"
    document={ItemChoicesDocument}
    pick={({ allPortfolioItems }) => allPortfolioItems}
    labelOf={({ title, isPublished }) => title + note(isPublished)}
  />
);

type Props<Data, Choice> = FieldProps & {
  noun: string;
  document: TypedDocumentNode<Data, { search?: string | null }>;
  pick: (data: Data) => { nodes: readonly Choice[]; totalCount: number };
  labelOf: (choice: Choice) => string;
};

/** Things of a list in an order: one of the newest is added, or one that a search finds. */
function IdsField<Data, Choice extends { id: string }>(props: Props<Data, Choice>) {
  const { label, hint, error, ids, onChange, noun, document, pick, labelOf } = props;
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data, previousData } = useQuery<Data, { search?: string | null }>(document, { variables: { search } });
  const latest = data ?? previousData;
  const list = latest && pick(latest as Data);
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const unknown = list?.nodes.filter(({ id }) => !labels.has(id)) ?? [];
  if (unknown.length > 0) setLabels(new Map([...labels, ...unknown.map((one) => [one.id, labelOf(one)] as const)]));
  const free = list?.nodes.filter(({ id }) => !ids.includes(id)) ?? [];
  const isLong = search !== '' || (list?.totalCount ?? 0) > (list?.nodes.length ?? 0);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {ids.length > 0 && (
        <SortableRows
          rows={ids}
          keyOf={(id) => id}
          nameOf={(id) => labels.get(id) ?? `An older ${noun}`}
          onChange={onChange}
        />
      )}
      {error && <Fault id={undefined}>{error}</Fault>}
      {isLong && (
        <InputField
          type="search"
          label={`Find a ${noun}`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Enter must not save the page.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <SelectField
        label={`Add a ${noun}`}
        hint={hint}
        value=""
        onChange={({ target }) => target.value && onChange([...ids, target.value])}
      >
        <option value="">{free.length > 0 ? 'Choose…' : 'There is none to add'}</option>
        {free.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {labelOf(choice)}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
