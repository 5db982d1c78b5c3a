import { Module } from '@nestjs/common';
import { Mailer } from './mail.service.js';

@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
