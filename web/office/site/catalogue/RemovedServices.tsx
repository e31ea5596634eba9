import { Button } from '#web/shared/ui/Button.tsx';
import { type DraftService, nameOf } from './draft.ts';

type Props = { services: readonly DraftService[]; onPutBack: (service: DraftService) => void };

export const RemovedServices = ({ services, onPutBack }: Props) => (
  <section aria-labelledby="removed-services" className="mt-8">
    <h2 id="removed-services" className="text-lg">
      Removed
    </h2>
    <p className="mt-1 text-sm text-ink-soft">Enquiries, reviews and projects that have them keep their names.</p>
    <ul className="mt-2 border-t border-line">
      {services.map((service) => (
        <li key={service.key} className="flex items-center justify-between gap-3 border-b border-line py-2">
          <span dir="auto" className="wrap-anywhere">
            {nameOf(service)}
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Put back: ${nameOf(service)}`}
            onClick={() => onPutBack(service)}
          >
            Put back
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
