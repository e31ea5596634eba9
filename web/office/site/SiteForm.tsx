import { useEffect } from 'react';
import { SiteInput, siteStrings } from '#schema/site.ts';
import { Section } from '#web/office/people/account/Section.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { AppearanceFields } from './AppearanceFields.tsx';
import { BookingFields } from './BookingFields.tsx';
import { BrandFields } from './BrandFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { OpeningHoursFields } from './OpeningHoursFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { ReminderFields } from './ReminderFields.tsx';
import { showSite } from './showSite.ts';
import { useSaveSite } from './useSaveSite.ts';
import { differingFrom, type SiteFields, siteOf, valuesOf } from './values.ts';

const partNames = ['brand', 'contact', 'hours', 'colours', 'reminders', 'bookings', 'pictures'] as const;
export type SitePart = (typeof partNames)[number];

type Props = {
  site: SiteFields;
  original: SiteFields;
  /** The parts of the form; all by default. */
  parts?: readonly SitePart[];
  onSaved?: () => void;
};

/** The site settings as one form. */
export function SiteForm({ site, original, parts = partNames, onSaved }: Props) {
  const inputForm = useSiteForm(site, onSaved);
  const { form, submit, submitButton, isSubmitting, isDirty } = inputForm;
  const part = { inputForm, original: valuesOf(original) };
  const has = (name: SitePart) => parts.includes(name);
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="min-w-0">
        {has('brand') && (
          <Section id="site-brand" title="Brand" text="What the agency is called, and what it does.">
            <BrandFields {...part} />
          </Section>
        )}
        {has('contact') && (
          <Section id="site-contact" title="Contact" text="How clients reach the agency, and when.">
            <ContactFields {...part}>
              {has('hours') && parts === partNames && <OpeningHoursFields {...part} />}
            </ContactFields>
          </Section>
        )}
        {has('hours') && parts !== partNames && (
          <div className="grid max-w-2xl gap-6">
            <OpeningHoursFields {...part} />
          </div>
        )}
        {has('colours') && (
          <Section
            id="site-colours"
            title="Colours and typefaces"
            text="All other colours follow from two colours and a paper. A colour that is hard to read on the paper is refused, with its contrast."
          >
            <AppearanceFields {...part} />
          </Section>
        )}
        {has('reminders') && (
          <Section
            id="site-reminders"
            title="Reviews"
            text="Clients to whom a review link was mailed are reminded of it, until they use it or say that they want no more reminders."
          >
            <div className="max-w-2xl">
              <ReminderFields form={form} original={part.original.reviewReminderDays} />
            </div>
          </Section>
        )}
        {has('bookings') && (
          <Section
            id="site-bookings"
            title="Bookings"
            text="Whether visitors can book a call, and by which rules. Who takes calls, and when, is said at the slots."
          >
            <div className="max-w-2xl">
              <BookingFields {...part} />
            </div>
          </Section>
        )}
        {has('pictures') && (
          <Section
            id="site-pictures"
            title="Logos, icon and shared picture"
            text="Pictures of the media library: png, jpeg, gif or webp; a logo may be an SVG. Logo and icon stand on light paper, also in the dark."
          >
            <PictureFields form={form} site={site} />
          </Section>
        )}
      </fieldset>
      <div className="save-bar z-10 flex flex-wrap items-center gap-x-8 gap-y-2 border-t-2 border-ink bg-paper py-3 sm:py-4">
        <Button type="submit" ref={submitButton} busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Settings'}
        </Button>
        {isDirty && <p className="text-sm text-ink-soft">Not saved yet.</p>}
      </div>
    </form>
  );
}

/** Changes saved by a colleague appear in the fields that the user has not changed. */
function useSiteForm(site: SiteFields, onSaved: (() => void) | undefined) {
  const save = useSaveSite();
  const inputForm = useInputForm({
    rule: SiteInput,
    defaultValues: valuesOf(site),
    faults: siteStrings.faults,
    send: async (input) => {
      const { data: saved, failure } = await save(differingFrom(input, valuesOf(site)));
      if (saved) {
        form.reset(valuesOf(saved));
        onSaved?.();
      }
      return failure;
    },
  });
  const { form, isDirty } = inputForm;
  useLeaveWarning(isDirty);
  useEffect(() => {
    form.reset(valuesOf(site), { keepDirtyValues: true });
    showSite(siteOf(site));
  }, [site, form]);
  return inputForm;
}
