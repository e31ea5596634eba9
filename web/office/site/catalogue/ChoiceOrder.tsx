import { SortableRows } from '#web/shared/ui/SortableRows.tsx';
import type { Draft, DraftService } from './draft.ts';

type Props = { offered: readonly DraftService[]; onChange: (choiceOrder: Draft['choiceOrder']) => void };

/** The order in which forms offer the services. */
export const ChoiceOrder = ({ offered, onChange }: Props) => (
  <section aria-labelledby="choice-order" className="mt-8">
    <h2 id="choice-order" className="text-lg">
      Order in forms
    </h2>
    <SortableRows
      rows={offered}
      keyOf={({ key }) => key}
      nameOf={({ choice }) => choice}
      isWhole
      onChange={(rows) => onChange(rows.flatMap(({ id }) => (id ? [id] : [])))}
    />
  </section>
);
