import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { SiteTagsInput, tagStrings } from '#schema/tags.ts';
import type { SiteTagsFieldsFragment } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { SaveSiteTagsDocument, SiteTagsDocument, SiteTagsFragment } from './documents.ts';
import { Part } from './redirect/Part.tsx';

/** The ids of tags of other companies. */
export function Tags() {
  const query = useOfficeQuery(SiteTagsDocument, tagStrings.loadFailed);
  return (
    <Part
      title="Tags"
      text="Services of other companies on the public pages, off by default. Nothing of them loads until a visitor agrees, and they learn of messages, applications and booked calls without what was written."
    >
      <Loaded data={query.data?.site} query={query} title="Error Loading the Tags" loading="Loading the tags...">
        {(site) => <TagForm tags={readFragment(SiteTagsFragment, site).tags} />}
      </Loaded>
    </Part>
  );
}

type TagSettings = SiteTagsFieldsFragment['tags'];

const valuesOf = (tags: TagSettings) => ({
  googleAnalytics: tags.googleAnalytics ?? '',
  tagManager: tags.tagManager ?? '',
  metaPixel: tags.metaPixel ?? '',
  linkedIn: tags.linkedIn ?? '',
  linkedInEnquiry: tags.linkedInEnquiry ?? '',
  linkedInApplication: tags.linkedInApplication ?? '',
  linkedInBooking: tags.linkedInBooking ?? '',
});

function TagForm({ tags }: { tags: TagSettings }) {
  const [save] = useCommand(SaveSiteTagsDocument, {
    sentences: { done: tagStrings.saved, failed: tagStrings.failed },
  });
  const { form, field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule: SiteTagsInput,
    defaultValues: valuesOf(tags),
    faults: tagStrings.faults,
    send: async (input) => {
      const { data, failure } = await save({ input: { tags: input } });
      if (data) form.reset(valuesOf(readFragment(SiteTagsFragment, data.saveSite).tags));
      return failure;
    },
  });
  useLeaveWarning(isDirty);
  useEffect(() => {
    form.reset(valuesOf(tags), { keepDirtyValues: true });
  }, [tags, form]);
  const id = (name: keyof TagSettings & Parameters<typeof field>[0]) => ({ ...field(name), autoComplete: 'off' });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-6">
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6 sm:grid-cols-2">
        <InputField label="Google Analytics" hint="Measurement id, such as G-AB12CD34EF." {...id('googleAnalytics')} />
        <InputField
          label="Google Tag Manager"
          hint="Container id, such as GTM-AB12CD3. It may measure with Google Analytics; what it loads from other hosts stays blocked."
          {...id('tagManager')}
        />
        <InputField label="Meta Pixel" inputMode="numeric" hint="Its id: only digits." {...id('metaPixel')} />
        <InputField
          label="LinkedIn Insight Tag"
          inputMode="numeric"
          hint="Partner id: only digits."
          {...id('linkedIn')}
        />
        <fieldset className="grid min-w-0 gap-6 sm:col-span-2 sm:grid-cols-3">
          <legend className="mb-3 text-sm font-semibold">LinkedIn conversions, if they are to be counted there</legend>
          <InputField label="Message" inputMode="numeric" {...id('linkedInEnquiry')} />
          <InputField label="Application" inputMode="numeric" {...id('linkedInApplication')} />
          <InputField label="Booked call" inputMode="numeric" {...id('linkedInBooking')} />
        </fieldset>
      </fieldset>
      <p className="measure text-sm text-ink-soft">
        When an id of a service changes, visitors are asked again. The question and what the privacy policy says are{' '}
        <Link to={paths.editTexts('privacy')} className="link">
          texts of the privacy policy
        </Link>
        ; in a policy of your own, {'{tags}'} stands for the services that are on.
      </p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button type="submit" variant="secondary" ref={submitButton} busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Tags'}
        </Button>
        {isDirty && <p className="text-sm text-ink-soft">Not saved yet.</p>}
      </div>
    </form>
  );
}
