import { useEffect } from 'react';
import { SiteInput, siteStrings } from '#schema/site.ts';
import { Section } from '#web/office/people/account/Section.tsx';
import { HoursFields } from '#web/shared/forms/HoursFields.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField, emailInput, InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { BookingFields } from './BookingFields.tsx';
import { ColourField, ColourSample } from './ColourField.tsx';
import { FurtherLanguages } from './FurtherLanguages.tsx';
import { LanguageField } from './LanguageField.tsx';
import { LookFields } from './LookFields.tsx';
import { OriginalHint, type TextName } from './OriginalHint.tsx';
import { PictureFields } from './PictureFields.tsx';
import { ReminderFields } from './ReminderFields.tsx';
import { showSite } from './showSite.ts';
import { useSaveSite } from './useSaveSite.ts';
import { differingFrom, type SiteFields, siteOf, valuesOf } from './values.ts';
import { ZoneField } from './ZoneField.tsx';

const hoursWords = {
  ...{ all: 'Opening hours', one: 'Opening time', ends: ['Opens', 'Closes'] as const },
  ...{ none: 'Nothing is said of them yet.', add: 'Add an opening time' },
};

const EMPTY = 'Left empty, no page has one.';

const partNames = ['brand', 'contact', 'hours', 'colours', 'reminders', 'bookings', 'pictures'] as const;
export type SitePart = (typeof partNames)[number];

type Props = {
  site: SiteFields;
  original: SiteFields;
  /** The parts of the form; all by default. */
  parts?: readonly SitePart[];
  onSaved?: () => void;
};

/** The site settings as one form. Changes saved by a colleague appear in the fields that the user has not changed. */
export function SiteForm({ site, original, parts = partNames, onSaved }: Props) {
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
  const { form, submit, submitButton, isSubmitting, isDirty } = inputForm;
  useLeaveWarning(isDirty);
  useEffect(() => {
    form.reset(valuesOf(site), { keepDirtyValues: true });
    showSite(siteOf(site));
  }, [site, form]);
  const first = valuesOf(original);
  const field = (name: TextName, initialValue: string, hint?: string) => ({
    ...inputForm.field(name),
    autoComplete: 'off',
    hint: <OriginalHint form={form} name={name} original={initialValue} hint={hint} />,
  });
  const colour = (setting: 'signal' | 'depth') => ({
    ...{ form, setting, original: first.colours[setting] },
    error: form.formState.errors.colours?.[setting]?.message,
  });
  const has = (part: SitePart) => parts.includes(part);
  const hours = (
    <>
      <ZoneField form={form} original={first.timeZone} />
      <HoursFields form={form} name="openingHours" words={hoursWords} />
    </>
  );
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="min-w-0">
        {has('brand') && (
          <Section id="site-brand" title="Brand" text="What the agency is called, and what it does.">
            <div className="grid max-w-2xl gap-6">
              <InputField label="Name" required {...field('name', first.name)} />
              <InputField label="Tagline" required {...field('tagline', first.tagline)} />
              <TextareaField
                label="What the agency does"
                required
                rows={3}
                {...field('description', first.description, 'Search engines show it of the home page.')}
              />
              <InputField
                label="City of the courts"
                {...field('city', first.city, 'The terms name it. Left empty, they show a gap that is to be filled.')}
              />
              <LanguageField form={form} />
              <FurtherLanguages form={form} />
            </div>
          </Section>
        )}
        {has('contact') && (
          <Section id="site-contact" title="Contact" text="How clients reach the agency, and when.">
            <div className="grid max-w-2xl gap-6">
              <InputField
                label="E-mail"
                {...emailInput}
                required
                {...field('email', first.email, 'Mails come from here, unless the operator has set another address.')}
              />
              <div className="grid gap-6 sm:grid-cols-2">
                <InputField label="Phone" type="tel" {...field('phone', first.phone, EMPTY)} />
                <InputField label="WhatsApp" type="tel" {...field('whatsapp', first.whatsapp, EMPTY)} />
              </div>
              <InputField label="Address" {...field('address', first.address, EMPTY)} />
              {has('hours') && parts === partNames && hours}
            </div>
          </Section>
        )}
        {has('hours') && parts !== partNames && <div className="grid max-w-2xl gap-6">{hours}</div>}
        {has('colours') && (
          <Section
            id="site-colours"
            title="Colours and typefaces"
            text="All other colours follow from two colours and a paper. A colour that is hard to read on the paper is refused, with its contrast."
          >
            <div className="grid max-w-2xl gap-6">
              <ColourField label="Signal colour" hint="For buttons, marks and lines." {...colour('signal')} />
              <ColourField label="Depth colour" hint="For large grounds, and for texts." {...colour('depth')} />
              <LookFields form={form} />
              <ColourSample form={form} />
              <CheckboxField
                label="Visitors choose a theme"
                {...form.register('offersThemes')}
                hint={
                  <OriginalHint
                    form={form}
                    name="offersThemes"
                    original={first.offersThemes}
                    hint="Public pages follow their device, or the switch at their foot. Off, they are always light; the office keeps its theme."
                  />
                }
              />
            </div>
          </Section>
        )}
        {has('reminders') && (
          <Section
            id="site-reminders"
            title="Reviews"
            text="Clients to whom a review link was mailed are reminded of it, until they use it or say that they want no more reminders."
          >
            <div className="max-w-2xl">
              <ReminderFields form={form} original={first.reviewReminderDays} />
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
              <BookingFields inputForm={inputForm} original={first} />
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
