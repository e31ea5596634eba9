import { ToggleGroup } from 'radix-ui';
import { type MessageStage, messageStages, stageNames } from '#schema/desk.ts';

type Props = {
  /** Where the enquiry is; null when there are several. */
  stage: MessageStage | null;
  onChoose: (stage: MessageStage) => void;
  className?: string;
};

/** The steps of the path, which ends in one of two ways. */
const steps = messageStages.filter((one) => one !== 'WON' && one !== 'LOST');
const ends = messageStages.filter((one) => one === 'WON' || one === 'LOST');

/** Moves an enquiry along its path; arrow keys lead along it, Enter moves the enquiry there. */
export function StagePicker({ stage, onChoose, className = '' }: Props) {
  const reached = stage ? messageStages.indexOf(stage) : -1;
  return (
    <ToggleGroup.Root
      type="single"
      orientation="vertical"
      value={stage ?? ''}
      // Chosen again, it would be none.
      onValueChange={(chosen) => onChoose((chosen || stage) as MessageStage)}
      aria-label="Stage"
      className={`grid ${className}`}
    >
      {steps.map((step, index) => (
        <Step key={step} step={step} isPassed={index < reached} line={index < steps.length - 1 ? 'h-full' : 'h-1/2'} />
      ))}
      <div className="relative grid grid-cols-2">
        {/* Where the path forks: one line down to each end. */}
        <span
          aria-hidden="true"
          className="absolute top-0 left-[0.4375rem] h-1/2 w-[calc(50%+0.125rem)] border-edge border-x-2 border-t-2"
        />
        {ends.map((end) => (
          <Step key={end} step={end} isPassed={false} line={null} />
        ))}
      </div>
    </ToggleGroup.Root>
  );
}

/** `line`: how far the line runs down from its mark, to the next step or to the fork. */
type StepProps = { step: MessageStage; isPassed: boolean; line: 'h-full' | 'h-1/2' | null };

function Step({ step, isPassed, line }: StepProps) {
  return (
    <ToggleGroup.Item
      value={step}
      className="group relative flex min-h-11 items-center gap-3 text-left text-base data-[state=on]:font-bold"
    >
      {line && (
        <span
          aria-hidden="true"
          className={`absolute top-1/2 left-[0.4375rem] w-0.5 ${line} ${isPassed ? 'bg-ink' : 'bg-edge'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`relative size-4 shrink-0 border-2 border-ink group-data-[state=on]:border-signal group-data-[state=on]:bg-signal ${isPassed ? 'bg-ink' : 'bg-paper'}`}
      />
      <span className="underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-signal">
        {stageNames[step]}
      </span>
    </ToggleGroup.Item>
  );
}
