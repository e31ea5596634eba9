import { launchStrings } from '#schema/launchStrings.ts';
import { OpeningTextInput } from '#schema/siteState.ts';
import { readFragment } from '#web/gql/index.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { TextareaField } from '#web/shared/ui/Field.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { LaunchSiteDocument, SaveOpeningTextDocument, SiteFieldsFragment } from './documents.ts';
import { Part } from './redirect/Part.tsx';
import { showSite } from './showSite.ts';
import { type SiteFields, siteOf } from './values.ts';

type Props = { site: SiteFields; onLaunched?: () => void };

export function Launch({ site, onLaunched }: Props) {
  const { isLaunched } = site;
  return (
    <Part
      title="Launch"
      text="A closed site is for signed-in staff. Visitors and search engines get one page with your text; links that you have sent, such as review links, keep working."
    >
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isLaunched ? 'ok' : 'signal'}>{isLaunched ? 'Open to everybody' : 'Not launched yet'}</Badge>
        <LaunchButton site={site} onLaunched={onLaunched} />
      </p>
      <OpeningText site={site} />
    </Part>
  );
}

export function LaunchButton({
  site,
  onLaunched,
}: {
  site: Pick<SiteFields, 'isLaunched'>;
  onLaunched: Props['onLaunched'];
}) {
  const [launch, { loading }] = useCommand(LaunchSiteDocument, {
    sentences: {
      done: ({ launchSite }) =>
        readFragment(SiteFieldsFragment, launchSite).isLaunched ? launchStrings.launched : launchStrings.closedAgain,
      failed: launchStrings.failed,
    },
    onDone: ({ launchSite }) => {
      const saved = readFragment(SiteFieldsFragment, launchSite);
      showSite(siteOf(saved));
      if (saved.isLaunched) onLaunched?.();
    },
  });
  const [askToClose, question] = useQuestion<boolean>({
    title: 'Close the site?',
    confirmLabel: 'Close the site',
    text: () => 'Visitors and search engines find one page with your text until you launch the site again.',
    onConfirm: () => launch({ isLaunched: false }),
  });
  return (
    <>
      {site.isLaunched ? (
        <Button variant="quietDanger" size="small" busy={loading} onClick={() => askToClose(true)}>
          Close the site
        </Button>
      ) : (
        <Button size="small" busy={loading} onClick={() => void launch({ isLaunched: true })}>
          Launch the site
        </Button>
      )}
      {question}
    </>
  );
}

function OpeningText({ site }: { site: SiteFields }) {
  const [save] = useCommand(SaveOpeningTextDocument, {
    sentences: { done: launchStrings.textSaved, failed: launchStrings.failed },
  });
  const { form, field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule: OpeningTextInput,
    defaultValues: { text: site.openingText },
    faults: launchStrings.noText,
    send: async ({ text }) => {
      const isDefault = text === launchStrings.openingText;
      const { failure } = await save({ input: { text: isDefault ? null : text } });
      if (!failure) form.reset({ text });
      return failure;
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-4">
      <TextareaField
        label="What visitors read until the launch"
        rows={3}
        {...field('text')}
        hint="Below the name of the agency and 'Opening soon'."
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        ref={submitButton}
        busy={isSubmitting}
        disabled={!isDirty}
        className="justify-self-start"
      >
        Save Text
      </Button>
    </form>
  );
}
