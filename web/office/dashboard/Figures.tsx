import { deskStrings } from '#schema/desk.ts';
import { PipelineDocument } from '#web/shared/data/documents/overview.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { FiguresSection } from './FiguresSection.tsx';
import { FirstReply } from './FirstReply.tsx';
import { StageTable } from './StageTable.tsx';
import { WonPlot } from './WonPlot.tsx';

export function Figures() {
  const query = useOfficeQuery(PipelineDocument, deskStrings.figuresFailed);
  const pipeline = query.data?.pipeline;
  return (
    <FiguresSection id="pipeline" title="Pipeline" query={query} plot={<WonPlot months={pipeline?.wonPerMonth} />}>
      <StageTable stages={pipeline?.stages} />
      <FirstReply pipeline={pipeline} />
    </FiguresSection>
  );
}
