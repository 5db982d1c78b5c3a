import { Badge, Badges } from '@storysprout/shared-ui/badge';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { Chip, ChipList, TagChip } from '@storysprout/shared-ui/chip';
import { GradePicker } from '@storysprout/shared-ui/grade-picker';
import { Notice } from '@storysprout/shared-ui/notice';
import { Popover } from '@storysprout/shared-ui/popover';
import { Segmented } from '@storysprout/shared-ui/segmented';
import { Slider } from '@storysprout/shared-ui/slider';
import { Switch } from '@storysprout/shared-ui/switch';
import { Tabs } from '@storysprout/shared-ui/tabs';
import { ThemeArt } from '@storysprout/shared-ui/theme-art';
import { ThemeChips } from '@storysprout/shared-ui/theme-chips';
import { useState } from 'react';
import { GRADES, THEMES } from './samples';

/** What is chosen, and what tells. */
export function Choices() {
  const [grade, setGrade] = useState(2);
  const [theme, setTheme] = useState('美味的食物');
  const [tab, setTab] = useState('wechat');
  const [mode, setMode] = useState('each');
  const [follow, setFollow] = useState(true);
  const [time, setTime] = useState(22);
  const [popover, setPopover] = useState(false);
  return (
    <>
      <section>
        <h2>年级</h2>
        <div className="columns">
          <GradePicker legend="选年级" options={GRADES} value={grade} onChange={setGrade} />
          <GradePicker legend="选年级（生成时）" options={GRADES} value={7} onChange={setGrade} disabled />
        </div>
      </section>
      <section>
        <h2>主题</h2>
        <Card>
          <ThemeChips
            open
            title="没想好？选一个吧"
            closeLabel="收起"
            themes={THEMES}
            value={theme}
            onPick={(picked) => setTheme(picked.label)}
            onClose={() => setTheme('')}
          />
        </Card>
      </section>
      <section>
        <h2>标签、筹码、开关、滑块</h2>
        <div className="stack">
          <Badges>
            <Badge band={1}>一年级</Badge>
            <Badge band={2}>四年级</Badge>
            <Badge band={3}>八年级</Badge>
            <Badge>147 词</Badge>
            <Badge outline>AI 生成</Badge>
          </Badges>
          <ChipList>
            <Chip picture={<ThemeArt id="travel-adventure" />}>旅行冒险</Chip>
            <Chip picture={<ThemeArt id="tasty-food" />} pressed>
              美味的食物
            </Chip>
            <TagChip removeLabel="删除下雪天" onRemove={() => {}}>
              下雪天
            </TagChip>
          </ChipList>
          <div className="columns">
            <Switch checked={follow} onChange={setFollow}>
              朗读时跟着翻页
            </Switch>
            <Switch checked={false} onChange={() => {}} disabled>
              不可用
            </Switch>
            <Slider
              label="朗读进度"
              value={time}
              max={72}
              step={0.1}
              keySteps={{ arrow: 5, page: 15 }}
              onChange={setTime}
              valueText={(seconds) => `${Math.floor(seconds)} 秒，共 72 秒`}
            />
            <Slider label="朗读进度" value={40} max={72} onChange={() => {}} disabled />
          </div>
        </div>
      </section>
      <section>
        <h2>标签页、分段、浮层</h2>
        <div className="columns">
          <Tabs
            label="登录方式"
            value={tab}
            onChange={setTab}
            items={[
              { value: 'wechat', label: '微信登录', panel: '扫一扫' },
              { value: 'email', label: '邮箱登录', panel: '邮箱和密码' },
            ]}
          />
          <Segmented
            label="中文译文"
            value={mode}
            onChange={setMode}
            options={[
              { value: 'off', label: '只看英文' },
              { value: 'each', label: '逐句对照' },
              { value: 'full', label: '全文对照' },
            ]}
          />
          <Popover
            open={popover}
            onOpenChange={setPopover}
            trigger={<Button>proud</Button>}
            title="proud"
            closeLabel="关闭"
          >
            <p>自豪的</p>
            <p lang="en">I am proud of my little brother.</p>
          </Popover>
        </div>
      </section>
      <section>
        <h2>通知</h2>
        <div className="stack">
          <Notice action={<Button variant="soft">登录</Button>}>登录后，故事会自动保存。</Notice>
          <Notice tone="error" action={<Button>再试一次</Button>}>
            网络开小差了，再试一次。
          </Notice>
          <Notice tone="info">这是一个公开分享的故事。</Notice>
        </div>
      </section>
    </>
  );
}
