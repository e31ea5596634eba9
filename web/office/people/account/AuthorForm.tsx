import { useController, useWatch } from 'react-hook-form';
import { ABOUT_MAX, AuthorProfileInput, authorStrings } from '#schema/author.ts';
import type { Account_AuthorFragment } from '#web/gql/graphql.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { usePictureUpload } from '#web/shared/forms/usePictureUpload.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField, InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { FileField } from '#web/shared/ui/FileField.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { useObjectUrl } from '#web/shared/ui/useObjectUrl.ts';
import { useSaveAuthorProfile } from './useSaveAuthorProfile.ts';

const valuesOf = ({ slug, name, about, isOn }: Account_AuthorFragment) => ({
  ...{ slug, name, about, isOn },
  // Null keeps the picture.
  imageUrl: null as string | null | undefined,
  imageFile: null as unknown,
});

export function AuthorForm({ profile }: { profile: Account_AuthorFragment }) {
  const { upload, progress } = usePictureUpload(useSaveAuthorProfile());
  const inputForm = useInputForm({
    rule: AuthorProfileInput,
    defaultValues: valuesOf(profile),
    faults: authorStrings.faults,
    send: async ({ imageFile, ...input }) => {
      const { failure } = await upload({ ...input, imageFile: null }, imageFile);
      if (!failure) form.reset({ ...input, imageUrl: null, imageFile: null });
      return failure;
    },
  });
  const { form, field, submit, submitButton, isSubmitting, isDirty } = inputForm;
  useLeaveWarning(isDirty);
  const { field: fileField } = useController({ control: form.control, name: 'imageFile' });
  const file = fileField.value instanceof File ? fileField.value : null;
  const fileUrl = useObjectUrl(file);
  const isRemoved = useWatch({ control: form.control, name: 'imageUrl' }) === '';
  const previewUrl = fileUrl ?? (isRemoved ? null : profile.imageUrl);
  const setPicture = (next: File | null, imageUrl: '' | null) => {
    form.clearErrors('imageFile');
    fileField.onChange(next);
    form.setValue('imageUrl', imageUrl, { shouldDirty: true });
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid max-w-2xl min-w-0 gap-6">
        <CheckboxField
          label="Show my author page"
          hint="Posts link to it, and search engines find it."
          {...field('isOn')}
        />
        <InputField
          label="Name on the page"
          required
          autoComplete="off"
          hint="Posts with exactly this author are yours."
          {...field('name')}
        />
        <InputField
          label="Address of the page"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={`/blog/author/ and then this: lowercase letters, digits and hyphens.`}
          {...field('slug')}
        />
        <TextareaField
          label="About you"
          rows={3}
          hint={`Two lines, at most ${ABOUT_MAX} characters.`}
          {...field('about')}
        />
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr]">
          <Picture src={previewUrl} alt="" seed={profile.slug} aspect="square" className="aspect-square w-32" />
          <div className="grid min-w-0 content-start justify-items-start gap-2">
            <FileField
              // Remount after saving, because a browser keeps the file name.
              key={profile.imageUrl}
              label="Picture"
              hint="png, jpeg, gif or webp, at most 10 MB."
              error={form.formState.errors.imageFile?.message as string | undefined}
              name={fileField.name}
              ref={fileField.ref}
              onBlur={fileField.onBlur}
              file={file}
              onFile={(next) => setPicture(next, null)}
            />
            {previewUrl && !file && (
              <Button variant="quietDanger" size="small" onClick={() => setPicture(null, '')}>
                Remove picture
              </Button>
            )}
          </div>
        </div>
        <div>
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? savingLabel(progress) : 'Save Author Page'}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

const savingLabel = (progress: number | null) =>
  progress === null ? 'Saving...' : `Uploading ${Math.round(progress * 100)}%`;
