import { init } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';
import * as shell from '@storysprout/contracts/shell';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

/**
 * Shared modules by package: whole, or by export, so that tree shaking removes the rest. An export that a remote imports and
 * that is missing here would be undefined in the remote; `shared.test.ts` compares them.
 */
const reactQuery = {
  keepPreviousData,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
};
const router = {
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
};

const shareModule = (version: string, lib: object) => ({
  version,
  lib: () => lib,
  scope: ['default'],
  loaded: true as const,
  shareConfig: { singleton: true, eager: true, requiredVersion: `^${version.split('.')[0]}.0.0` },
});

/** Initialises the federation runtime with the shell's shared modules. Call once, before any remote loads. */
export function startFederation(): void {
  const versions = __SHARED_VERSIONS__;
  globalThis._FEDERATION_RUNTIME_CORE = core;
  init({
    name: 'shell',
    remotes: [],
    shared: {
      react: shareModule(versions.react, React),
      'react/jsx-runtime': shareModule(versions.react, jsxRuntime),
      'react-dom': shareModule(versions.reactDom, ReactDOM),
      'react-router-dom': shareModule(versions.router, router),
      '@tanstack/react-query': shareModule(versions.query, reactQuery),
      '@storysprout/contracts/shell': shareModule(versions.contracts, shell),
    },
  });
}
