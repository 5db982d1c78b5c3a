import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import { ListScreenerService } from '../list-screener.service.js';
import { NicknameScreen } from './nickname-screen.js';

/** Refuses nicknames that other people should not read beside a story. */
@Injectable()
export class NicknamesService {
  constructor(private readonly lists: ListScreenerService) {}

  /** @throws AppError VALIDATION_FAILED with the reason at `nickName`; the nickname itself is neither stored nor logged */
  assertAllowed(nickName: string): void {
    const message = this.screen().findReason(nickName);
    if (message === null) return;
    throw new AppError('VALIDATION_FAILED', 'This nickname cannot be used', {
      errors: [{ path: 'nickName', message }],
    });
  }

  /** Whether a name that nobody typed here, such as a provider's, may be a nickname. */
  isAllowed(nickName: string): boolean {
    return this.screen().findReason(nickName) === null;
  }

  private screen(): NicknameScreen {
    return new NicknameScreen(this.lists.textScreen());
  }
}
