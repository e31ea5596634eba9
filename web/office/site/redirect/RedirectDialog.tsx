import { useWatch } from 'react-hook-form';
import { RedirectInput, redirectStrings } from '#schema/redirect.ts';
import type { RedirectsQuery } from '#web/gql/graphql.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { CheckboxField, InputField } from '#web/shared/ui/Field.tsx';
import { useSaveRedirect } from './useSaveRedirect.ts';

export type Redirect = RedirectsQuery['redirects']['nodes'][number];
/** Initial values: a redirect to edit, or the path of a new one. */
export type Edited = { redirect: Redirect | null; from: string };
type Props = { edited: Edited | null; onClose: () => void };

export const RedirectDialog = ({ edited, onClose }: Props) => (
  <FormDialog
    open={edited !== null}
    onClose={onClose}
    title={edited?.redirect ? 'Edit Redirect' : 'Add a Redirect'}
    description="Followed only where the site finds nothing: a page that appears there later is shown."
  >
    {edited && <RedirectForm edited={edited} onClose={onClose} />}
  </FormDialog>
);

function RedirectForm({ edited: { redirect, from }, onClose }: { edited: Edited; onClose: () => void }) {
  const save = useSaveRedirect(redirect?.id ?? null);
  const inputForm = useInputForm({
    rule: RedirectInput,
    defaultValues: {
      from: redirect?.from ?? from,
      to: redirect?.to ?? '',
      isGone: redirect !== null && redirect.to === null,
    },
    faults: redirectStrings.faults,
    send: async (input) => {
      const failure = await save(input);
      if (!failure) onClose();
      return failure;
    },
  });
  const { form, field } = inputForm;
  const isGone = useWatch({ control: form.control, name: 'isGone' });
  const typing = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <DialogForm form={inputForm} submitLabel={redirect ? 'Save Redirect' : 'Add Redirect'}>
      <InputField
        label="From"
        required
        placeholder="/old-page"
        hint="A path on this site. Capitals and a slash at the end make no difference."
        {...typing}
        {...field('from')}
      />
      <InputField
        label="To"
        required={!isGone}
        placeholder="/services"
        hint="A path on this site, or an address that begins with https://."
        {...typing}
        {...field('to')}
      />
      <CheckboxField
        label="Gone for good"
        hint="It leads nowhere: search engines are told (410) to forget the address."
        {...field('isGone')}
      />
    </DialogForm>
  );
}
