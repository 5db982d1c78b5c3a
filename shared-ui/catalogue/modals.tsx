import { Button } from '@storysprout/shared-ui/button';
import { Dialog } from '@storysprout/shared-ui/dialog';
import { Modal, type ModalProps } from '@storysprout/shared-ui/modal';
import { ToastRegion, type ToastMessage } from '@storysprout/shared-ui/toast';
import { useState } from 'react';
import { Frame } from './frame';

type Kind = 'error' | 'success' | 'warning' | 'info' | 'dialog';

/** ?page=modals&state=warning opens one of them at once; state=toast shows the toasts. */
export function Modals({ state }: { state: string }) {
  const [open, setOpen] = useState(state);
  const [toasts, setToasts] = useState<ToastMessage[]>(
    state === 'toast' ? [{ id: '0', message: '链接已复制到剪贴板', duration: 60_000 }] : [],
  );
  const close = () => setOpen('');
  const common = { onClose: close, closeLabel: '关闭' } as const;
  const cancel = { label: '取消' };
  const modals: Record<
    Exclude<Kind, 'dialog'>,
    Omit<ModalProps, 'open' | 'type' | 'onClose' | 'closeLabel'>
  > = {
    error: { title: '错误', message: '网络开小差了，再试一次。', confirm: { label: '确定', onPress: close } },
    success: {
      title: '成功',
      message: '登录成功，正在回到首页。',
      autoClose: state === 'success' ? 60_000 : true,
    },
    warning: {
      title: '取消收藏？',
      message: (
        <>
          <span className="nb">会把《和爷爷去动物园》拿下书架，</span>
          <span className="nb">便签也会一起删除。</span>
        </>
      ),
      cancel,
      confirm: { label: '确定', onPress: close, destructive: true },
    },
    info: {
      title: '提示',
      message: '请先登录，再收藏故事。',
      cancel,
      confirm: { label: '确定', onPress: close },
    },
  };
  return (
    <Frame here="home">
      <div className="page wrap sheet">
        <h1>对话框与提示</h1>
        <div className="row">
          {(['error', 'success', 'warning', 'info', 'dialog'] as const).map((kind) => (
            <Button key={kind} onClick={() => setOpen(kind)}>
              {kind}
            </Button>
          ))}
          <Button
            onClick={() =>
              setToasts([...toasts, { id: crypto.randomUUID(), message: '设置已保存！', tone: 'done' }])
            }
          >
            toast
          </Button>
        </div>
      </div>
      {(['error', 'success', 'warning', 'info'] as const).map((type) => (
        <Modal key={type} {...common} {...modals[type]} type={type} open={open === type} />
      ))}
      <Dialog
        {...common}
        open={open === 'dialog'}
        title="proud"
        footer={<Button onClick={close}>知道了</Button>}
      >
        <p className="meta" lang="en-fonipa">
          /praʊd/
        </p>
        <p>自豪的</p>
        <p lang="en">I am proud of my little brother.</p>
      </Dialog>
      <ToastRegion
        toasts={toasts}
        label="提示"
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </Frame>
  );
}
