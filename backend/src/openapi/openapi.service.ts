import { Injectable } from '@nestjs/common';
import { buildDocument } from './build-document.js';

@Injectable()
export class OpenapiService {
  private built: ReturnType<typeof buildDocument> | undefined;

  /** Built at the first request and kept. */
  getDocument() {
    this.built ??= buildDocument();
    return this.built;
  }
}
