import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Pair, Row, Sample, SampleSection } from './sample.tsx';

export function MessageSamples() {
  return (
    <SampleSection title="Messages and waiting">
      <Sample name="Banners">
        <div className="grid gap-3">
          <Banner>Your free minutes start again on Monday.</Banner>
          <Banner tone="success" onDismiss={() => {}}>
            Your answer has been sent. A teacher will mark it within two working days.
          </Banner>
          <Banner
            tone="warning"
            action={
              <Button size="small" variant="secondary">
                See plans
              </Button>
            }
          >
            You have two minutes of free tutoring left.
          </Banner>
          <Banner tone="danger" onDismiss={() => {}}>
            The microphone is blocked. Allow it in your browser’s address bar.
          </Banner>
        </div>
      </Sample>
      <Sample name="Progress">
        <Pair>
          <Progress label="Free tutoring used" value={12} max={20} text="12 of 20 minutes" />
          <Progress label="Preparing your question" />
          <div data-subject="economics">
            <Progress label="Economics topics" value={64} text="64%" />
          </div>
          <div data-subject="business">
            <Progress label="Business topics" value={31} text="31%" />
          </div>
        </Pair>
      </Sample>
      <Sample name="Waiting">
        <Pair>
          <Skeleton lines={4} />
          <Row>
            <Spinner label="Loading the sample" />
            <span className="text-ink-soft">Spinner</span>
          </Row>
        </Pair>
      </Sample>
    </SampleSection>
  );
}
