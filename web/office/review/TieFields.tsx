import type { ComponentProps } from 'react';
import { catalogueOf } from '#schema/catalogue.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { TieChoicesDocument } from '#web/shared/data/documents/reviews.ts';
import { SearchedSelect } from '#web/shared/forms/SearchedSelect.tsx';
import { useSearchedChoices } from '#web/shared/forms/useSearchedChoices.ts';
import { SelectField } from '#web/shared/ui/Field.tsx';

type Control = Omit<ComponentProps<typeof SelectField>, 'label' | 'children' | 'hint'>;
type Props = {
  storedItem?: { id: string; title: string } | null | undefined;
  chosenItemId: string | null | undefined;
  item: Control;
  service: Control;
};

export function TieFields({ storedItem, chosenItemId, item, service }: Props) {
  // A removed service is a choice only for what has it.
  const services = catalogueOf(useSite()).services.filter(
    ({ id, isRemoved }) => !isRemoved || service.value === id || service.defaultValue === id,
  );
  const searched = useSearchedChoices({
    document: TieChoicesDocument,
    pick: ({ allPortfolioItems }) => allPortfolioItems,
    storedChoice: storedItem,
    chosenId: chosenItemId,
  });
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SearchedSelect
        {...item}
        label="Project"
        searched={searched}
        search={{ label: 'Find a project', hint: 'By its title or text.' }}
        labelOf={({ title }) => title}
        hints={{
          usual: 'It is shown on its page as well.',
          empty: 'No project has this in it.',
          failed: 'The projects could not be loaded.',
        }}
      />
      <SelectField {...service} label="Service" hint="It is shown with it on the page of services.">
        <option value="">None</option>
        {services.map(({ id, title, isRemoved }) => (
          <option key={id} value={id}>
            {isRemoved ? `${title} (removed)` : title}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
