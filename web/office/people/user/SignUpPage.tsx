import { roles } from '#schema/roles.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { Composition } from '#web/shared/art/Composition.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export function SignUpPage() {
  const allUsers = (
    <LinkButton variant="secondary" to={paths.users}>
      All Users
    </LinkButton>
  );
  return (
    <OfficePage title="Add a User" actions={allUsers}>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <SignUpForm />
        <aside aria-labelledby="roles" className="light-palette self-start bg-ink text-paper">
          <Composition seed="newcomer" aspect="wide" className="aspect-3/2 w-full" />
          <div className="p-6 sm:p-8">
            <h2 id="roles" className="text-xl">
              What a role may do
            </h2>
            <dl className="mt-5 grid gap-5">
              {roles.map(({ word, name, may }) => (
                <div key={word}>
                  <dt className="font-semibold">{name}</dt>
                  <dd className="mt-1 text-sm text-paper-deep">{may}</dd>
                </div>
              ))}
            </dl>
          </div>
        </aside>
      </div>
    </OfficePage>
  );
}
