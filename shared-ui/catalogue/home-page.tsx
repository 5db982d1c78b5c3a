import { BlurbGrow } from '@storysprout/shared-ui/art/blurb-grow';
import { BlurbLearn } from '@storysprout/shared-ui/art/blurb-learn';
import { BlurbShelf } from '@storysprout/shared-ui/art/blurb-shelf';
import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { Snail } from '@storysprout/shared-ui/art/snail';
import { Banner } from '@storysprout/shared-ui/banner';
import { Blurb, Blurbs } from '@storysprout/shared-ui/blurb';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { GradePicker } from '@storysprout/shared-ui/grade-picker';
import { Hero } from '@storysprout/shared-ui/hero';
import { SproutIcon } from '@storysprout/shared-ui/sprout-icon';
import { TextArea } from '@storysprout/shared-ui/text-area';
import { ThemeChips } from '@storysprout/shared-ui/theme-chips';
import { useState } from 'react';
import { Frame } from './frame';
import { GRADES, THEMES } from './samples';

export function HomePage({ state }: { state: string }) {
  const [grade, setGrade] = useState(4);
  const [theme, setTheme] = useState(state === 'themes' ? '' : '和爷爷去动物园');
  const [open, setOpen] = useState(state === 'themes');
  return (
    <Frame here="home">
      {state === 'guest' ? (
        <Banner picture={<Snail />}>
          <a href="#">登录</a>后，故事会自动保存，<span className="nb">还能看到阅读记录。</span>
        </Banner>
      ) : null}
      <Hero
        title={
          <>
            <span>种下一个主题，</span>
            <span>长出一个英语故事</span>
          </>
        }
        text={
          <>
            <span>用 AI 生成英语短文，</span>
            <span>选年级，写主题，开始学习</span>
          </>
        }
        scene={<HeroScene label="一株新芽从打开的书里长出来，小鸟和蜗牛在一旁陪着" />}
      />
      <div className="wrap">
        <Card
          className="gen"
          padding="snug"
          render={<form aria-label="生成故事" onSubmit={(event) => event.preventDefault()} />}
        >
          <GradePicker legend="选年级" options={GRADES} value={grade} onChange={setGrade} />
          <TextArea
            label="写主题"
            count={theme.length}
            max={200}
            countLabel={`还能写 ${200 - theme.length} 个字`}
            placeholder="比如：和爷爷包饺子、会飞的书包"
            value={theme}
            onChange={(event) => setTheme(event.target.value)}
            onFocus={() => setOpen(theme === '')}
          />
          <div className="gen-panel">
            <ThemeChips
              open={open}
              title="没想好？选一个吧"
              closeLabel="收起"
              themes={THEMES}
              value={theme}
              onPick={(picked) => {
                setTheme(picked.label);
                setOpen(false);
              }}
              onClose={() => setOpen(false)}
            />
          </div>
          <div className="gen-go">
            <p className="meta">{theme ? '大约会生成 140–160 个字' : '请输入主题'}</p>
            <Button variant="primary" size="large" wide type="submit" disabled={!theme} icon={<SproutIcon />}>
              生成故事
            </Button>
          </div>
        </Card>
        <Blurbs label="特色">
          <Blurb band={1} picture={<BlurbGrow />} title="智能生成">
            <span className="nb">AI 按年级调整难度，</span>
            <span className="nb">词汇也刚刚好。</span>
          </Blurb>
          <Blurb band={2} picture={<BlurbShelf />} title="收藏管理">
            <span className="nb">喜欢的故事收进书架，</span>
            <span className="nb">随时再读一遍。</span>
          </Blurb>
          <Blurb band={3} picture={<BlurbLearn />} title="多维学习">
            <span className="nb">关键词、例句和译文，</span>
            <span className="nb">都在故事旁边。</span>
          </Blurb>
        </Blurbs>
      </div>
    </Frame>
  );
}
