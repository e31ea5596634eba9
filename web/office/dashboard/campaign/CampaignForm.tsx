import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { campaignLinkRule, campaignStrings, campaignUrl, usualMediums } from '#schema/campaign.ts';
import { MAX_SOURCE } from '#schema/sourceLabel.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { OwnPages } from '#web/shared/palette/OwnPages.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { CampaignNamesDocument } from './documents.ts';

/** Form for a campaign link; suggests earlier names, so that a campaign has one name. */
export function CampaignForm({ onMade }: { onMade: (link: string) => void }) {
  const { publicUrl } = useSite();
  const { data } = useQuery(CampaignNamesDocument, { fetchPolicy: useFetchPolicy(CampaignNamesDocument, {}) });
  const names = data?.campaignNames;
  const { form, field, submit, submitButton } = useInputForm({
    rule: campaignLinkRule(publicUrl),
    defaultValues: { page: '', source: '', medium: '', campaign: '' },
    faults: campaignStrings.faults,
    send: async (link) => {
      onMade(campaignUrl(link, publicUrl));
      return null;
    },
  });
  const page = useWatch({ control: form.control, name: 'page' });
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid min-w-0 gap-6">
      <div className="grid gap-1">
        <InputField
          label="Page"
          required
          autoCapitalize="none"
          spellCheck={false}
          hint="Its path, such as /services, or the name of a post or item."
          {...field('page')}
        />
        <OwnPages text={page} onChoose={(path) => form.setValue('page', path, { shouldDirty: true })} />
      </div>
      <NameField
        label="Source"
        hint="Where the link is shown: newsletter, linkedin, the name of a magazine."
        names={names?.sources ?? []}
        field={field('source')}
      />
      <NameField
        label="Medium"
        hint="What kind of place that is: email, social, cpc, print."
        names={[...new Set([...(names?.mediums ?? []), ...usualMediums])]}
        field={field('medium')}
      />
      <NameField
        label="Campaign"
        hint="What it is for, the same on every link of it: diwali-2026."
        names={names?.campaigns ?? []}
        field={field('campaign')}
      />
      <Button type="submit" ref={submitButton} className="justify-self-start">
        Make Link
      </Button>
    </form>
  );
}

type NameProps = {
  label: string;
  hint: string;
  names: string[];
  field: ReturnType<ReturnType<typeof useInputForm>['field']>;
};

function NameField({ label, hint, names, field }: NameProps) {
  const list = useId();
  return (
    <>
      <InputField
        label={label}
        hint={hint}
        required
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_SOURCE}
        list={list}
        {...field}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
