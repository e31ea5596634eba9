import type { TokenRole, TokenScope } from '#schema/apiToken.ts';
import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { ScopeTable } from './ScopeTable.tsx';

type Scopes = readonly TokenScope[] | null;
type Props = {
  role: TokenRole;
  /** Null for the whole role. */
  scopes: Scopes;
  error: string | undefined;
  onChange: (scopes: TokenScope[] | null) => void;
  /** Ref of the control to focus on an error. */
  firstRef: (control: HTMLInputElement | null) => void;
};

export function ScopeChoice({ role, scopes, error, onChange, firstRef }: Props) {
  if (role === 'published') return null;
  return (
    <div className="grid min-w-0 gap-4 md:col-span-3">
      <CheckboxField
        label="Only some of it"
        hint="The token may do what you tick below, and nothing else. Choose this for an agent."
        checked={scopes !== null}
        onChange={({ target }) => onChange(target.checked ? [] : null)}
        ref={firstRef}
      />
      {scopes && <ScopeTable role={role} scopes={scopes} error={error} onChange={onChange} />}
    </div>
  );
}
