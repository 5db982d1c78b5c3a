import { Button } from '@storysprout/shared-ui/button';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { SelectField } from '@storysprout/shared-ui/select-field';
import { Spinner } from '@storysprout/shared-ui/spinner';
import { SproutIcon } from '@storysprout/shared-ui/sprout-icon';
import { TextArea } from '@storysprout/shared-ui/text-area';
import { TextField } from '@storysprout/shared-ui/text-field';
import Heart from 'lucide-react/icons/heart';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Settings from 'lucide-react/icons/settings-2';
import Share from 'lucide-react/icons/share';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';

/** What is pressed and written in. */
export function Controls() {
  const [busy, setBusy] = useState(true);
  const [liked, setLiked] = useState(false);
  return (
    <>
      <section>
        <h2>按钮</h2>
        <div className="row">
          <Button variant="primary" size="large" icon={<SproutIcon />}>
            生成故事
          </Button>
          <Button variant="primary" disabled>
            不可用
          </Button>
          <Button variant="primary" busy={busy} busyLabel="生成中……" onClick={() => setBusy(true)}>
            生成
          </Button>
          <Button onClick={() => setBusy(!busy)}>普通</Button>
          <Button variant="soft" render={<a href="#soft" />}>
            柔和（链接）
          </Button>
          <Button variant="ghost">文字</Button>
          <Button variant="danger">删除</Button>
          <Button variant="brand">Apple 登录</Button>
          <Button disabled>不可用</Button>
        </div>
      </section>
      <section>
        <h2>图标按钮、播放、等待</h2>
        <div className="row">
          <IconButton label="分享">
            <Share aria-hidden />
          </IconButton>
          <IconButton
            label={liked ? '取消收藏' : '收藏'}
            variant="heart"
            pressed={liked}
            onClick={() => setLiked(!liked)}
          >
            <Heart aria-hidden />
          </IconButton>
          <IconButton label="取消收藏" variant="heart" pressed>
            <Heart aria-hidden />
          </IconButton>
          <IconButton label="设置">
            <Settings aria-hidden />
          </IconButton>
          <IconButton label="删除" disabled>
            <Trash aria-hidden />
          </IconButton>
          <IconButton label="删除" variant="raised">
            <Trash aria-hidden />
          </IconButton>
          <IconButton label="播放" variant="play">
            <Play aria-hidden />
          </IconButton>
          <IconButton label="暂停" variant="play">
            <Pause aria-hidden />
          </IconButton>
          <Spinner label="正在加载" />
        </div>
      </section>
      <section>
        <h2>输入</h2>
        <div className="columns">
          <TextField label="昵称" placeholder="2 个字以上" hint="别人会看到它" />
          <TextField label="邮箱" type="email" defaultValue="xiaoman@" error="请输入有效的邮箱地址" />
          <TextField label="已锁定" defaultValue="不可用" disabled />
          <TextField
            label="密码"
            type="password"
            defaultValue="123456"
            autoComplete="current-password"
            reveal={{ show: '显示密码', hide: '隐藏密码' }}
          />
          <TextArea
            label="写主题"
            defaultValue="一只会飞的书包"
            count={196}
            max={200}
            countLabel="还能写 4 个字"
          />
          <SelectField label="朗读声音" defaultValue="b">
            <optgroup label="标准">
              <option value="a">Emma · 美式</option>
              <option value="b">Brian · 英式</option>
            </optgroup>
          </SelectField>
          <SelectField label="朗读声音" labelHidden defaultValue="a">
            <option value="a">名字只给读屏软件</option>
          </SelectField>
        </div>
      </section>
    </>
  );
}
