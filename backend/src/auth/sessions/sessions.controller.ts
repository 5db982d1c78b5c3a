import { Controller } from '@nestjs/common';
import { sessionsCalls } from '@storysprout/contracts/api/sessions';
import { CurrentUser, type Caller } from '../../common/http/current-user.js';
import { Endpoint, PathParam } from '../../common/http/endpoint.js';
import { AS_UUID } from '../../common/http/uuid.pipe.js';
import { SessionsService } from './sessions.service.js';

/** Where the caller is signed in. */
@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Endpoint(sessionsCalls.list)
  list(@CurrentUser() caller: Caller) {
    return this.sessions.listSessions(caller);
  }

  @Endpoint(sessionsCalls.end)
  end(@CurrentUser() caller: Caller, @PathParam(sessionsCalls.end, 'id', AS_UUID) id: string) {
    return this.sessions.endSession(caller, id);
  }

  @Endpoint(sessionsCalls.endOthers)
  endOthers(@CurrentUser() caller: Caller) {
    return this.sessions.endOthers(caller);
  }
}
