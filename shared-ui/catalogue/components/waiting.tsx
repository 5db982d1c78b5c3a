import { Card } from '@storysprout/shared-ui/card';
import { GrowingPlant } from '@storysprout/shared-ui/growing-plant';
import { Pagination } from '@storysprout/shared-ui/pagination';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { Steps } from '@storysprout/shared-ui/steps';
import { useState } from 'react';
import { stepsAt } from '../samples/samples';
import { useWords } from '../samples/use-words';
import { Specimen, Specimens, type Kind } from '../specimen';

const Skeletons = () => (
  <Specimens columns>
    {(['line', 'title', 'badge', 'circle', 'block', 'cover'] as const).map((shape) => (
      <Specimen name={`shape="${shape}"`} key={shape}>
        <Skeleton shape={shape} />
      </Specimen>
    ))}
    <Specimen name='width="60%"'>
      <Skeleton width="60%" />
    </Specimen>
  </Specimens>
);

function StepRows() {
  const words = useWords();
  const { own, longText, waiting } = words;
  const common = { label: waiting.progress, doneLabel: waiting.stepDone };
  return (
    <Specimens>
      <Specimen name={own.shows.nothingDone} wide>
        <Steps {...common} items={stepsAt(0, words)} />
      </Specimen>
      <Specimen name={own.shows.halfway} wide>
        <Steps {...common} items={stepsAt(3, words)} />
      </Specimen>
      <Specimen name={own.shows.allDone} wide>
        <Steps {...common} items={stepsAt(5, words)} />
      </Specimen>
      <Specimen name={own.shows.longText} wide>
        <Steps
          label={waiting.progress}
          items={[
            { id: 'done', label: longText, state: 'done' },
            { id: 'now', label: waiting.steps[1], detail: longText, state: 'now' },
          ]}
        />
      </Specimen>
    </Specimens>
  );
}

function Plants() {
  const { waiting } = useWords();
  return (
    <Specimens columns>
      {([0, 1, 2, 3, 4] as const).map((stage) => (
        <Specimen name={`stage={${stage}}`} key={stage}>
          <Card padding="none" className="clipped">
            <GrowingPlant stage={stage} label={waiting.plant} />
          </Card>
        </Specimen>
      ))}
    </Specimens>
  );
}

function Pager({ start, pages, disabled }: { start: number; pages: number; disabled?: boolean }) {
  const { waiting } = useWords();
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
  const { shows } = useWords().own;
  return (
    <Specimens columns>
      <Specimen name={shows.firstPage}>
        <Pager start={1} pages={3} />
      </Specimen>
      <Specimen name={shows.halfway} focus>
        <Pager start={2} pages={3} />
      </Specimen>
      <Specimen name={shows.lastPage}>
        <Pager start={1000} pages={1000} />
      </Specimen>
      <Specimen name="disabled">
        <Pager start={2} pages={3} disabled />
      </Specimen>
      <Specimen name={`pages={1}, ${shows.nothing}`}>
        <Pager start={1} pages={1} />
      </Specimen>
    </Specimens>
  );
}

export const waiting: Kind = {
  skeleton: Skeletons,
  steps: StepRows,
  'growing-plant': Plants,
  pagination: Pagers,
};
