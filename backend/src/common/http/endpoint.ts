import type { Readable } from 'node:stream';
import { applyDecorators, Body, HttpCode, Param, Query, RequestMapping, RequestMethod } from '@nestjs/common';
import type { ParameterDecoratorOptions } from '@nestjs/common';
import type { Call, ParamName } from '@storysprout/contracts/api/call';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { NeedsRecentProof, Public } from './route-access.js';
import { type JsonStream, RawReply, type WithStatus } from './reply.js';

/** What a handler may return: the contract's data, or what the flags of the call allow in its place. */
type HandlerReply<C extends Call, Data = z.output<C['data']>> =
  | Data
  | (C extends { statusIfExists: number } ? WithStatus<Data> : never)
  | (C extends { raw: true } ? JsonStream<Data> : never)
  | (C extends { events: z.ZodType } ? Readable : never)
  | (C extends { html: true } ? FastifyReply : never);

type HandlerDecorator<C extends Call> = <
  Handler extends (...parameters: never[]) => HandlerReply<C> | Promise<HandlerReply<C>>,
>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

/** Decorates a parameter whose type accepts every `Value`; any other parameter does not compile. */
type ParameterOf<Value> = <T, K extends keyof T & string, I extends number>(
  target: T,
  key: K,
  index: T[K] extends (...parameters: infer P) => unknown ? ([Value] extends [P[I]] ? I : never) : never,
) => void;

type Schema<C extends Call, Part extends 'body' | 'query'> =
  C extends Record<Part, infer S extends z.ZodType> ? S : never;

/**
 * Makes a handler the endpoint of a call of the contract: method, path, status, access and form of the reply come from
 * there, and the handler's return type is checked against the call's reply. Put `@OptionalUser()` above it where guests
 * may call and users are recognised.
 */
export function Endpoint<C extends Call>(call: C): HandlerDecorator<C> {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  return applyDecorators(
    RequestMapping({ method: RequestMethod[call.method], path }),
    HttpCode(call.status),
    ...(call.access === 'public' ? [Public()] : []),
    ...(call.raw ? [RawReply()] : []),
    ...(call.recentProof ? [NeedsRecentProof()] : []),
  );
}

/** The request body, validated with the call's schema; the parameter's type is checked against it. */
export const RequestBody = <C extends Call>(call: C & { body: z.ZodType }) =>
  Body({ schema: call.body }) as ParameterOf<z.output<Schema<C, 'body'>>>;

/** The query, validated with the call's schema; the parameter's type is checked against it. */
export const RequestQuery = <C extends Call>(call: C & { query: z.ZodType }) =>
  Query({ schema: call.query }) as ParameterOf<z.output<Schema<C, 'query'>>>;

/** A path parameter of the call's path, validated with a schema or parsed by pipes. */
export const PathParam = <C extends Call>(
  _call: C,
  name: ParamName<C['path']>,
  options: ParameterDecoratorOptions = { pipes: [] },
) => Param(name, options) as ParameterOf<string>;
