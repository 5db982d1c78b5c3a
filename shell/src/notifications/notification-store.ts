import type { ModalOptions, NoticeType } from '@storysprout/contracts/shell';
import { create } from 'zustand';

export interface ToastEntry {
  id: string;
  message: string;
  type: NoticeType;
}

interface OpenModal extends ModalOptions {
  id: number;
  resolve(confirmed: boolean): void;
}

interface NotificationState {
  toasts: readonly ToastEntry[];
  /** Queue: one modal is shown at a time. */
  modals: readonly OpenModal[];
  toast(message: string, type?: NoticeType): void;
  dismissToast(id: string): void;
  modal(options: ModalOptions): Promise<boolean>;
  closeModal(id: number, confirmed: boolean): void;
}

let nextId = 1;

/** Toasts and modals requested through the shell. */
export const useNotifications = create<NotificationState>()((set, get) => ({
  toasts: [],
  modals: [],
  toast: (message, type = 'success') =>
    set(({ toasts }) => ({ toasts: [...toasts, { id: String(nextId++), message, type }] })),
  dismissToast: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  modal: (options) =>
    new Promise((resolve) =>
      set(({ modals }) => ({ modals: [...modals, { ...options, id: nextId++, resolve }] })),
    ),
  closeModal: (id, confirmed) => {
    get()
      .modals.find((modal) => modal.id === id)
      ?.resolve(confirmed);
    set(({ modals }) => ({ modals: modals.filter((modal) => modal.id !== id) }));
  },
}));
