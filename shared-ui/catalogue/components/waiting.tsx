import { Card } from '@storysprout/shared-ui/card';
import { GrowingPlant } from '@storysprout/shared-ui/growing-plant';
import { Pagination } from '@storysprout/shared-ui/pagination';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { Steps } from '@storysprout/shared-ui/steps';
import { useState } from 'react';
import { stepsAt } from '../samples/samples';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

const Skeletons = () => (
  <Examples columns>
    {(['line', 'title', 'badge', 'circle', 'block', 'cover'] as const).map((shape) => (
      <Example name={`shape="${shape}"`} key={shape}>
        <Skeleton shape={shape} />
      </Example>
    ))}
    <Example name='width="60%"'>
      <Skeleton width="60%" />
    </Example>
  </Examples>
);

function StepRows() {
  const words = useSampleTexts();
  const { catalogue, longText, waiting } = words;
  const common = { label: waiting.progress, doneLabel: waiting.stepDone };
  return (
    <Examples>
      <Example name={catalogue.shows.nothingDone} wide>
        <Steps {...common} items={stepsAt(0, words)} />
      </Example>
      <Example name={catalogue.shows.halfway} wide>
        <Steps {...common} items={stepsAt(3, words)} />
      </Example>
      <Example name={catalogue.shows.allDone} wide>
        <Steps {...common} items={stepsAt(5, words)} />
      </Example>
      <Example name={catalogue.shows.longText} wide>
        <Steps
          label={waiting.progress}
          items={[
            { id: 'done', label: longText, state: 'done' },
            { id: 'now', label: waiting.steps[1], detail: longText, state: 'now' },
          ]}
        />
      </Example>
    </Examples>
  );
}

function Plants() {
  const { waiting } = useSampleTexts();
  return (
    <Examples columns>
      {([0, 1, 2, 3, 4] as const).map((stage) => (
        <Example name={`stage={${stage}}`} key={stage}>
          <Card padding="none" className="clipped">
            <GrowingPlant stage={stage} label={waiting.plant} />
          </Card>
        </Example>
      ))}
    </Examples>
  );
}

function Pager({ start, pages, disabled }: { start: number; pages: number; disabled?: boolean }) {
  const { waiting } = useSampleTexts();
  const [page, setPage] = useState(start);
  return (
    <Pagination
      page={page}
      pageCount={pages}
      label={waiting.pager}
      prevLabel={waiting.previous}
      nextLabel={waiting.next}
      pageLabel={waiting.page(page, pages)}
      disabled={disabled}
      onPageChange={setPage}
    />
  );
}

function Pagers() {
  const { shows } = useSampleTexts().catalogue;
  return (
    <Examples columns>
      <Example name={shows.firstPage}>
        <Pager start={1} pages={3} />
      </Example>
      <Example name={shows.halfway} focus>
        <Pager start={2} pages={3} />
      </Example>
      <Example name={shows.lastPage}>
        <Pager start={1000} pages={1000} />
      </Example>
      <Example name="disabled">
        <Pager start={2} pages={3} disabled />
      </Example>
      <Example name={`pages={1}, ${shows.nothing}`}>
        <Pager start={1} pages={1} />
      </Example>
    </Examples>
  );
}

export const waiting: Kind = {
  skeleton: Skeletons,
  steps: StepRows,
  'growing-plant': Plants,
  pagination: Pagers,
};
