import { useState } from 'react';
import { catalogueStrings } from '#schema/catalogueStrings.ts';
import { readFragment } from '#web/gql/index.ts';
import { LOAD_THEIRS, useEditConflict } from '#web/office/content/revision/useEditConflict.tsx';
import { outside } from '#web/shared/app/contact.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { paths } from '#web/shared/paths.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { SortableRows } from '#web/shared/ui/SortableRows.tsx';
import { CatalogueFragment, CatalogueTimeDocument, SaveServiceCatalogueDocument } from './documents.ts';
import {
  type Draft,
  type DraftService,
  draftOf,
  faultsOf,
  inputOf,
  type LoadedCatalogue,
  newService,
} from './draft.ts';
import { ServiceFields } from './ServiceFields.tsx';
import { showCatalogue } from './showCatalogue.ts';

type Props = { latest: LoadedCatalogue; onReload: () => Promise<unknown> };

/** The services as one form, which is saved as a whole. */
export function CatalogueForm({ latest, onReload }: Props) {
  const [edits, setEdits] = useState<{ base: LoadedCatalogue; draft: Draft } | null>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [run, { loading: isSaving }] = useCommand(SaveServiceCatalogueDocument, {
    sentences: { done: catalogueStrings.saved, failed: catalogueStrings.saveFailed },
  });
  const { save, question } = useEditConflict({ readUpdatedAt: readCatalogueTime });
  useLeaveWarning(edits !== null);
  const base = edits?.base ?? latest;
  const draft = edits?.draft ?? draftOf(latest);
  const faults = faultsOf(draft, base);
  const write = (change: Partial<Draft>) =>
    setEdits((before) => ({
      base: before?.base ?? latest,
      draft: { ...(before?.draft ?? draftOf(latest)), ...change },
    }));
  const present = draft.services.filter(({ isRemoved }) => !isRemoved);
  const removed = draft.services.filter(({ isRemoved }) => isRemoved);
  const change = (service: DraftService) =>
    write({ services: draft.services.map((one) => (one.key === service.key ? service : one)) });
  // A new service that was never saved leaves nothing behind.
  const onRows = (rows: DraftService[]) => {
    const gone = present.filter((one) => !rows.includes(one) && one.id).map((one) => ({ ...one, isRemoved: true }));
    write({ services: [...rows, ...removed, ...gone] });
  };

  const send = async (shownAt: string | null) => {
    const outcome = await run({ input: inputOf(draft, base), ifUpdatedAt: shownAt ?? base.updatedAt });
    return mapOutcome(outcome, ({ saveServiceCatalogue }) => ({
      slug: '',
      catalogue: readFragment(CatalogueFragment, saveServiceCatalogue),
    }));
  };
  const onSave = async () => {
    setChecked(true);
    const [invalid] = faults.keys();
    if (invalid !== undefined) return setOpenKey(invalid);
    const { data, failure } = await save(send);
    if (failure && failure.code !== LOAD_THEIRS) return;
    if (failure) await onReload();
    else showCatalogue((data as Awaited<ReturnType<typeof send>>['data'])?.catalogue);
    setEdits(null);
    setChecked(false);
  };

  const open = draft.services.find(({ key }) => key === openKey);
  const offered = offeredIn(draft);
  return (
    <OfficePage
      title="Services of the Agency"
      lead="What the agency offers: on the home page, on the page of services, and in forms."
      actions={
        <>
          <LinkButton variant="secondary" to={paths.services} {...outside}>
            View Page
          </LinkButton>
          <Button busy={isSaving} disabled={edits === null} onClick={() => void onSave()}>
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <div className="min-w-0">
          <SortableRows rows={present} keyOf={({ key }) => key} nameOf={nameOf} onChange={onRows}>
            {(service) => (
              <button
                type="button"
                aria-expanded={service.key === openKey}
                onClick={() => setOpenKey(service.key)}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-2 text-left hover:bg-paper-deep"
              >
                <span dir="auto" className="font-semibold wrap-anywhere">
                  {nameOf(service)}
                </span>
                {service.isOnHome && <Badge>Home</Badge>}
                {service.choice && <Badge>Forms</Badge>}
                {isChecked && faults.has(service.key) && <Badge tone="signal">Please check</Badge>}
              </button>
            )}
          </SortableRows>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            onClick={() => {
              const service = newService();
              write({ services: [...present, service, ...removed] });
              setOpenKey(service.key);
            }}
          >
            Add a service
          </Button>
          {offered.length > 1 && (
            <section aria-labelledby="choice-order" className="mt-8">
              <h2 id="choice-order" className="text-lg">
                Order in forms
              </h2>
              <SortableRows
                rows={offered}
                keyOf={({ key }) => key}
                nameOf={({ choice }) => choice}
                isWhole
                onChange={(rows) => write({ choiceOrder: rows.flatMap(({ id }) => (id ? [id] : [])) })}
              />
            </section>
          )}
          <div className="mt-8">
            <InputField
              label="Last choice"
              hint="In forms, for what is none of the services. Left blank, there is none."
              autoComplete="off"
              value={draft.otherChoice}
              error={isChecked ? faults.get('')?.[''] : undefined}
              onChange={({ target }) => write({ otherChoice: target.value })}
            />
          </div>
          {removed.length > 0 && (
            <section aria-labelledby="removed-services" className="mt-8">
              <h2 id="removed-services" className="text-lg">
                Removed
              </h2>
              <p className="mt-1 text-sm text-ink-soft">
                Enquiries, reviews and projects that have them keep their names.
              </p>
              <ul className="mt-2 border-t border-line">
                {removed.map((service) => (
                  <li key={service.key} className="flex items-center justify-between gap-3 border-b border-line py-2">
                    <span dir="auto" className="wrap-anywhere">
                      {nameOf(service)}
                    </span>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Put back: ${nameOf(service)}`}
                      onClick={() => {
                        const others = removed.filter(({ key }) => key !== service.key);
                        write({ services: [...present, { ...service, isRemoved: false }, ...others] });
                      }}
                    >
                      Put back
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {open && !open.isRemoved ? (
          <ServiceFields
            key={open.key}
            service={open}
            faults={isChecked ? faults.get(open.key) : undefined}
            onChange={change}
          />
        ) : (
          <p className="text-ink-soft">Choose a service to change it.</p>
        )}
      </div>
      {question}
    </OfficePage>
  );
}

const nameOf = ({ title }: DraftService) => title || 'New service';

function offeredIn({ services, choiceOrder }: Draft): DraftService[] {
  const place = ({ id }: DraftService) =>
    id && choiceOrder.includes(id) ? choiceOrder.indexOf(id) : choiceOrder.length;
  return services
    .filter(({ id, choice, isRemoved }) => id && choice && !isRemoved)
    .sort((one, other) => place(one) - place(other));
}

async function readCatalogueTime(): Promise<string | null> {
  const result = await fetchBeside(CatalogueTimeDocument, {}).catch(() => null);
  return result?.serviceCatalogue.updatedAt ?? null;
}
