import * as z from 'zod/mini';
import { type NewsletterSettings, SiteNewsletterInput } from '#schema/newsletter.ts';
import { newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { siteStrings } from '#schema/site.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { CheckboxField, InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { NewsletterOverviewDocument, SaveNewsletterSettingsDocument } from './documents.ts';

type Settings = { [Name in keyof NewsletterSettings]: Readonly<NewsletterSettings[Name]> };
type Props = { open: boolean; settings: Settings; onClose: () => void };

export const SettingsDialog = ({ open, settings, onClose }: Props) => (
  <FormDialog open={open} onClose={onClose} title="Newsletter Settings">
    <SettingsForm settings={settings} onClose={onClose} />
  </FormDialog>
);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The fields as they are typed: interests in lines, the number as a text. */
const rule = z.object({
  isOn: z.boolean(),
  inFooter: z.boolean(),
  afterPosts: z.boolean(),
  interests: z.string(),
  perMinute: z
    .string()
    .check(
      z.refine((text) => SiteNewsletterInput.safeParse({ perMinute: Number(text) }).success, strings.badPerMinute),
    ),
});

function SettingsForm({ settings, onClose }: Omit<Props, 'open'>) {
  const [save] = useCommand(SaveNewsletterSettingsDocument, {
    sentences: { done: siteStrings.saved, failed: siteStrings.failed },
    refetchQueries: [NewsletterOverviewDocument],
  });
  const { interests, perMinute, isOn, inFooter, afterPosts } = settings;
  const inputForm = useInputForm({
    rule,
    defaultValues: {
      ...{ isOn, inFooter, afterPosts },
      interests: interests.join('\n'),
      perMinute: String(perMinute),
    },
    faults: siteStrings.faults,
    send: async ({ interests: lines, perMinute: number, ...flags }) => {
      const newsletter = { ...flags, interests: linesOf(lines), perMinute: Number(number) };
      const { failure } = await save({ input: { newsletter } });
      if (!failure) onClose();
      return failure;
    },
  });
  const { field } = inputForm;
  return (
    <DialogForm form={inputForm} submitLabel="Save">
      <CheckboxField label="Visitors can subscribe" hint="The page is /newsletter." {...field('isOn')} />
      <CheckboxField label="Sign-up in the footer of every page" {...field('inFooter')} />
      <CheckboxField label="Sign-up below every post" {...field('afterPosts')} />
      <TextareaField
        label="Interests"
        hint="One in each line. Readers choose one of them, or everything. Empty: no choice."
        rows={4}
        {...field('interests')}
      />
      <InputField
        label="Mails in a minute"
        hint="As many as your mail server allows."
        inputMode="numeric"
        {...field('perMinute')}
      />
    </DialogForm>
  );
}
