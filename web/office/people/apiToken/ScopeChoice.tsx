import { useId } from 'react';
import { readScopeOf, type TokenRole, type TokenScope, withReading } from '#schema/apiToken.ts';
import { accessOf, kindsOf } from '#schema/tokenScopes.ts';
import { CheckboxField } from '#web/shared/ui/Field.tsx';

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
  const id = useId();
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
      {scopes && (
        <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
          <legend className="sr-only">Scopes</legend>
          <div className="border-2 border-edge">
            {kindsOf(role).map(([kind, kindScopes]) => (
              <div
                key={kind}
                className="grid items-center gap-x-6 gap-y-2 border-line px-4 py-2.5 not-first:border-t sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <span className="text-sm font-semibold">{kind}</span>
                <div className="grid grid-cols-3 gap-x-4 sm:w-80">
                  {kindScopes.map((scope) => (
                    <label key={scope} className="flex cursor-pointer items-center gap-2 py-1 text-sm">
                      <input
                        type="checkbox"
                        aria-label={`${kind}: ${accessOf(scope)}`}
                        aria-invalid={error ? true : undefined}
                        checked={scopes.includes(scope)}
                        onChange={({ target }) => onChange(toggleScope(scopes, scope, target.checked))}
                        className="checkbox"
                      />
                      {accessOf(scope)}
                    </label>
                  ))}
                </div>
              </div>
            ))}
          </div>
          {error && (
            <p id={`${id}-error`} className="mt-1.5 flex gap-2 text-sm font-semibold text-danger">
              <span aria-hidden="true" className="mt-[0.35em] size-2.5 shrink-0 rotate-45 bg-danger" />
              {error}
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}

/** A write scope includes its read scope: both are selected and cleared together. */
const toggleScope = (scopes: readonly TokenScope[], scope: TokenScope, isOn: boolean): TokenScope[] =>
  isOn ? withReading([...scopes, scope]) : scopes.filter((other) => other !== scope && readScopeOf(other) !== scope);
