import { Badge } from '#web/shared/ui/Badge.tsx';
import { SortableRows } from '#web/shared/ui/SortableRows.tsx';
import { type DraftService, type Faults, nameOf } from './draft.ts';

type Props = {
  services: readonly DraftService[];
  openKey: string | null;
  faults: Faults | undefined;
  onOpen: (key: string) => void;
  onChange: (services: DraftService[]) => void;
};

/** The services in their order, as buttons that open their fields. */
export const ServiceList = ({ services, openKey, faults, onOpen, onChange }: Props) => (
  <SortableRows rows={services} keyOf={({ key }) => key} nameOf={nameOf} onChange={onChange}>
    {(service) => (
      <button
        type="button"
        aria-expanded={service.key === openKey}
        onClick={() => onOpen(service.key)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-2 text-left hover:bg-paper-deep"
      >
        <span dir="auto" className="font-semibold wrap-anywhere">
          {nameOf(service)}
        </span>
        {service.isOnHome && <Badge>Home</Badge>}
        {service.choice && <Badge>Forms</Badge>}
        {faults?.has(service.key) && <Badge tone="signal">Please check</Badge>}
      </button>
    )}
  </SortableRows>
);
