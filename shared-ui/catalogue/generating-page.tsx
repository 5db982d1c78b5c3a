import { Badge, Badges } from '@storysprout/shared-ui/badge';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { GrowingPlant } from '@storysprout/shared-ui/growing-plant';
import { Steps } from '@storysprout/shared-ui/steps';
import Square from 'lucide-react/icons/square';
import { Frame } from './frame';

const STEPS = [
  { id: 'plan', label: '构思', detail: '想好开头和结尾' },
  { id: 'write', label: '写作', detail: '写了 16 句' },
  { id: 'check', label: '检查单词', detail: '正在看第 9 句' },
  { id: 'translate', label: '翻译' },
];

export function GeneratingPage({ state }: { state: string }) {
  const stage = (Number(state) || 3) as 1 | 2 | 3 | 4;
  return (
    <Frame here="home">
      <div className="page wrap">
        <Card className="grow" padding="none" render={<section aria-label="故事正在长出来" />}>
          <GrowingPlant stage={stage} label="一株正在长大的小苗" />
          <div className="grow-body">
            <Badges>
              <Badge band={2}>四年级</Badge>
              <Badge>和爷爷去动物园</Badge>
            </Badges>
            <div>
              <h1>故事正在长出来</h1>
              <p className="meta">慢慢来，好故事要一句一句检查。</p>
            </div>
            <Steps
              label="进度"
              doneLabel="已完成"
              items={STEPS.map((step, i) => ({
                ...step,
                detail: i < stage ? step.detail : undefined,
                state: i + 1 < stage ? 'done' : i + 1 === stage ? 'now' : 'todo',
              }))}
            />
            <div className="row">
              <span className="meta">已用 12 秒</span>
              <Button icon={<Square aria-hidden />}>停止</Button>
            </div>
          </div>
        </Card>
      </div>
    </Frame>
  );
}
