import { Check, X } from 'lucide-react';
import { type MessageStage, stageNames } from '#schema/desk.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';

/** Completed steps of three. */
const steps: Partial<Record<MessageStage, number>> = { NEW: 1, IN_CONTACT: 2, PROPOSAL: 3 };
const tones = { NEW: 'neutral', IN_CONTACT: 'neutral', PROPOSAL: 'neutral', WON: 'ok', LOST: 'danger' } as const;

/** The shape shows the stage too, not only text and colour. */
export const StageBadge = ({ stage }: { stage: MessageStage }) => (
  <Badge tone={tones[stage]}>
    <StageMark stage={stage} />
    {stageNames[stage]}
  </Badge>
);

export function StageMark({ stage }: { stage: MessageStage }) {
  if (stage === 'WON') return <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />;
  if (stage === 'LOST') return <X aria-hidden="true" strokeWidth={3} className="size-3.5" />;
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {[1, 2, 3].map((step) => (
        <span
          key={step}
          className={`h-2.5 w-1.5 border border-current ${step <= (steps[stage] ?? 0) ? 'bg-current' : ''}`}
        />
      ))}
    </span>
  );
}
