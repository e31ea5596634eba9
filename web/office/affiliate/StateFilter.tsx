import { type AffiliateState, affiliateStates } from '#schema/referralStrings.ts';
import { SelectField } from '#web/shared/ui/Field.tsx';

type Props = { state: AffiliateState | null; onChoose: (state: string) => void };

export const StateFilter = ({ state, onChoose }: Props) => (
  <SelectField label="State" value={state?.toLowerCase() ?? ''} onChange={({ target }) => onChoose(target.value)}>
    <option value="">Any</option>
    {Object.entries(affiliateStates).map(([value, label]) => (
      <option key={value} value={value.toLowerCase()}>
        {label}
      </option>
    ))}
  </SelectField>
);
