import { useId } from 'react';
import { readScopeOf, type TokenRole, type TokenScope, withReading } from '#schema/apiToken.ts';
import { accessOf, kindsOf } from '#schema/tokenScopes.ts';

type Props = {
  /** Defaults to 'Scopes', which only screen readers read. */
  legend?: string;
  role: TokenRole;
  /** Defaults to all scopes of the role. */
  offered?: readonly TokenScope[];
  scopes: readonly TokenScope[];
  error: string | undefined;
  onChange: (scopes: TokenScope[]) => void;
};

/** Scopes as boxes to tick, a row for each kind. */
export function ScopeTable({ legend, role, offered, scopes, error, onChange }: Props) {
  const id = useId();
  const kinds = kindsOf(role)
    .map(([kind, all]) => [kind, all.filter((scope) => offered?.includes(scope) ?? true)] as const)
    .filter(([, kindScopes]) => kindScopes.length > 0);
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={legend ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{legend ?? 'Scopes'}</legend>
      <div className="border-2 border-edge">
        {kinds.map(([kind, kindScopes]) => (
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
  );
}

/** A write scope includes its read scope: both are selected and cleared together. */
const toggleScope = (scopes: readonly TokenScope[], scope: TokenScope, isOn: boolean): TokenScope[] =>
  isOn ? withReading([...scopes, scope]) : scopes.filter((other) => other !== scope && readScopeOf(other) !== scope);
