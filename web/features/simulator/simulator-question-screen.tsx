import { Redirect, useParams } from 'wouter';
import { PageHeading } from '#web/ui/page-heading.tsx';

const lastIndex = 11;

export function SimulatorQuestionScreen() {
  const { index = '' } = useParams();
  if (!/^\d{1,2}$/.test(index) || Number(index) > lastIndex) return <Redirect to="/subject/economics/ess" replace />;
  return <PageHeading eyebrow="Exam Strategy Simulator" title={`Question ${Number(index) + 1}`} />;
}
