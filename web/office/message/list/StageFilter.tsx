import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useId } from 'react';
import { type MessageStage, messageStages, stageNames } from '#schema/desk.ts';
import { control } from '#web/shared/ui/Field.tsx';

type Props = { stages: readonly MessageStage[]; onChoose: (stages: MessageStage[]) => void };

const stagesLabel = (stages: readonly MessageStage[]) =>
  stages.length > 2 ? `${stages.length} stages` : stages.map((stage) => stageNames[stage]).join(', ') || 'Any';

/** The menu stays open during the selection. */
export function StageFilter({ stages, onChoose }: Props) {
  const id = useId();
  const toggle = (stage: MessageStage, isChecked: boolean) =>
    onChoose(messageStages.filter((option) => (option === stage ? isChecked : stages.includes(option))));
  return (
    <div className="grid gap-1.5">
      <span id={id} className="text-sm font-semibold">
        Stage
      </span>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          id={`${id}-button`}
          aria-labelledby={`${id} ${id}-button`}
          className={`${control} flex min-w-0 items-center justify-between gap-2 px-3! text-left text-sm!`}
        >
          <span className="truncate">{stagesLabel(stages)}</span>
          <ChevronDown aria-hidden="true" className="size-4.5 shrink-0" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={16}
          className="fade-in z-36 min-w-52 border-2 border-ink bg-sheet py-1 text-ink shadow-none outline-none"
        >
          {messageStages.map((stage) => (
            <DropdownMenu.CheckboxItem
              key={stage}
              checked={stages.includes(stage)}
              onCheckedChange={(isChecked) => toggle(stage, isChecked)}
              onSelect={(event) => event.preventDefault()}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-4 font-semibold outline-none data-highlighted:bg-ink data-highlighted:text-paper"
            >
              <span className="grid size-5 place-items-center border-2 border-current">
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden="true" strokeWidth={3.5} className="size-3.5" />
                </DropdownMenu.ItemIndicator>
              </span>
              {stageNames[stage]}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}
