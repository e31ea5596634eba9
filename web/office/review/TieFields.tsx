import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { catalogueOf } from '#schema/catalogue.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { TieChoicesDocument } from '#web/shared/data/documents/reviews.ts';
import { SelectField } from '#web/shared/ui/Field.tsx';

type Control = ComponentProps<typeof SelectField>;
type Props = {
  /** The current project, which may not be among the newest. */
  own?: { id: string; title: string } | null | undefined;
  item: Omit<Control, 'label' | 'children'>;
  service: Omit<Control, 'label' | 'children'>;
};

/** The portfolio item and the service of a review. */
export function TieFields({ own, item, service }: Props) {
  // A removed service is a choice only for what has it.
  const services = catalogueOf(useSite()).services.filter(
    ({ id, isRemoved }) => !isRemoved || service.value === id || service.defaultValue === id,
  );
  const { data, error } = useQuery(TieChoicesDocument);
  const choices = data?.allPortfolioItems.nodes ?? [];
  const items = own && !choices.some(({ id }) => id === own.id) ? [own, ...choices] : choices;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SelectField
        {...item}
        label="Project"
        hint={error ? 'The projects could not be loaded.' : 'It is shown on its page as well.'}
        // A select needs its option before its value: remount when the options load.
        key={items.map(({ id }) => id).join()}
      >
        <option value="">None</option>
        {items.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
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
