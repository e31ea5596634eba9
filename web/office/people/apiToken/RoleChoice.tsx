import type { UseFormRegisterReturn } from 'react-hook-form';
import { roles } from '#schema/tokenRoles.ts';

type Props = UseFormRegisterReturn & { error: string | undefined };

export function RoleChoice({ error, ...field }: Props) {
  return (
    <fieldset className="grid min-w-0 gap-3 md:col-span-3 md:grid-cols-3 md:gap-6">
      <legend className="mb-1.5 text-sm font-semibold">What it may do</legend>
      {roles.map(({ role, name, may }) => (
        <label
          key={role}
          className="grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 border-2 border-edge p-4 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-sheet sm:p-5"
        >
          <input
            type="radio"
            value={role}
            aria-labelledby={`role-${role}`}
            aria-describedby={`may-${role}`}
            {...field}
            className="radio mt-0.5"
          />
          <span id={`role-${role}`} className="font-semibold">
            {name}
          </span>
          <span id={`may-${role}`} className="col-start-2 mt-1 text-sm text-ink-soft">
            {may}
          </span>
        </label>
      ))}
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
    </fieldset>
  );
}
