import { useState } from 'react';
import { catalogueStrings } from '#schema/catalogueStrings.ts';
import { readFragment } from '#web/gql/index.ts';
import { LOAD_THEIRS, useEditConflict } from '#web/office/content/revision/useEditConflict.tsx';
import { useDraftEdits } from '#web/office/site/useDraftEdits.ts';
import { outside } from '#web/shared/app/contact.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { paths } from '#web/shared/paths.ts';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { ChoiceOrder } from './ChoiceOrder.tsx';
import { CatalogueFragment, CatalogueTimeDocument, SaveServiceCatalogueDocument } from './documents.ts';
import {
  type Draft,
  type DraftService,
  draftOf,
  faultsOf,
  inputOf,
  type LoadedCatalogue,
  newService,
  offeredIn,
  presentIn,
  removedIn,
  withPresent,
} from './draft.ts';
import { RemovedServices } from './RemovedServices.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { ServiceList } from './ServiceList.tsx';
import { showCatalogue } from './showCatalogue.ts';

type Props = { latest: LoadedCatalogue; onReload: () => Promise<unknown> };

/** The services as one form, which is saved as a whole. */
export function CatalogueForm({ latest, onReload }: Props) {
  const { base, draft, isEdited, write, forget } = useDraftEdits(latest, draftOf);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { save, isSaving, question } = useSaveCatalogue(onReload);
  const faults = faultsOf(draft, base);
  const visibleFaults = isChecked ? faults : undefined;
  const onSave = async () => {
    setChecked(true);
    const [invalid] = faults.keys();
    if (invalid !== undefined) return setOpenKey(invalid);
    if (!(await save(draft, base))) return;
    forget();
    setChecked(false);
  };

  const [present, removed, offered] = [presentIn(draft), removedIn(draft), offeredIn(draft)];
  const replace = (service: DraftService) =>
    write({ services: draft.services.map((one) => (one.key === service.key ? service : one)) });
  const onAdd = () => {
    const service = newService();
    write({ services: withPresent(draft, [...present, service]) });
    setOpenKey(service.key);
  };
  const onPutBack = (service: DraftService) => {
    const others = removed.filter(({ key }) => key !== service.key);
    write({ services: [...present, { ...service, isRemoved: false }, ...others] });
  };
  const open = present.find(({ key }) => key === openKey);
  return (
    <OfficePage
      title="Services of the Agency"
      lead="What the agency offers: on the home page, on the page of services, and in forms."
      actions={
        <>
          <LinkButton variant="secondary" to={paths.services} {...outside}>
            View Page
          </LinkButton>
          <Button busy={isSaving} disabled={!isEdited} onClick={() => void onSave()}>
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <div className="min-w-0">
          <ServiceList
            services={present}
            openKey={openKey}
            faults={visibleFaults}
            onOpen={setOpenKey}
            onChange={(rows) => write({ services: withPresent(draft, rows) })}
          />
          <Button variant="secondary" size="small" className="mt-3" onClick={onAdd}>
            Add a service
          </Button>
          {offered.length > 1 && <ChoiceOrder offered={offered} onChange={(choiceOrder) => write({ choiceOrder })} />}
          <div className="mt-8">
            <InputField
              label="Last choice"
              hint="In forms, for what is none of the services. Left blank, there is none."
              autoComplete="off"
              value={draft.otherChoice}
              error={visibleFaults?.get('')?.['']}
              onChange={({ target }) => write({ otherChoice: target.value })}
            />
          </div>
          {removed.length > 0 && <RemovedServices services={removed} onPutBack={onPutBack} />}
        </div>
        {open ? (
          <ServiceFields key={open.key} service={open} faults={visibleFaults?.get(open.key)} onChange={replace} />
        ) : (
          <p className="text-ink-soft">Choose a service to change it.</p>
        )}
      </div>
      {question}
    </OfficePage>
  );
}

/**
 * @returns `save`, which resolves to whether the edits are over: saved, or given up for a colleague's version, which is
 *   then loaded; `question` asks the user which
 */
function useSaveCatalogue(onReload: () => Promise<unknown>) {
  const [run, { loading: isSaving }] = useCommand(SaveServiceCatalogueDocument, {
    sentences: { done: catalogueStrings.saved, failed: catalogueStrings.saveFailed },
  });
  const conflict = useEditConflict({ readUpdatedAt: readCatalogueTime });
  const save = async (draft: Draft, base: LoadedCatalogue): Promise<boolean> => {
    const send = async (dialogTime: string | null) => {
      const outcome = await run({ input: inputOf(draft, base), ifUpdatedAt: dialogTime ?? base.updatedAt });
      return mapOutcome(outcome, ({ saveServiceCatalogue }) => ({
        slug: '',
        catalogue: readFragment(CatalogueFragment, saveServiceCatalogue),
      }));
    };
    const { data, failure } = await conflict.save(send);
    if (failure && failure.code !== LOAD_THEIRS) return false;
    if (failure) await onReload();
    else showCatalogue((data as Awaited<ReturnType<typeof send>>['data'])?.catalogue);
    return true;
  };
  return { save, isSaving, question: conflict.question };
}

async function readCatalogueTime(): Promise<string | null> {
  const result = await fetchBeside(CatalogueTimeDocument, {}).catch(() => null);
  return result?.serviceCatalogue.updatedAt ?? null;
}
