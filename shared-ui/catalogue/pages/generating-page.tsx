import { Badge, Badges } from '@storysprout/shared-ui/badge';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { GrowingPlant, type GrowingPlantProps } from '@storysprout/shared-ui/growing-plant';
import { Steps } from '@storysprout/shared-ui/steps';
import Square from 'lucide-react/icons/square';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { stepsAt } from '../samples/samples';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Frame } from './frame';

/** Generation page; the state is the current step. */
export function GeneratingPage({ state }: { state: string }) {
  const words = useSampleTexts();
  const { actions, choices, pages, waiting } = words;
  const stage = Number(state || 3) as GrowingPlantProps['stage'];
  return (
    <Frame here="home">
      <div className="page wrap">
        <Card
          className="grow clipped"
          padding="none"
          render={<section aria-label={pages.generating.title} />}
        >
          <GrowingPlant stage={stage} label={waiting.plant} />
          <div className="grow-body">
            <Badges>
              <Badge band={2}>{choices.grades[3]}</Badge>
              <Badge>{pages.home.theme}</Badge>
            </Badges>
            <div>
              <h1>{pages.generating.title}</h1>
              <p className="meta">
                <KeepTogether clauses={pages.generating.text} />
              </p>
            </div>
            <Steps label={waiting.progress} doneLabel={waiting.stepDone} items={stepsAt(stage, words)} />
            <div className="row">
              <span className="meta">{pages.generating.elapsed}</span>
              <Button icon={<Square aria-hidden />}>{actions.stop}</Button>
            </div>
          </div>
        </Card>
      </div>
    </Frame>
  );
}
